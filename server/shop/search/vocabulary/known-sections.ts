import type { Category } from '../../reference/categories.ts';
import type { Meaning } from '../meaning.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Above this level a section holds too much to say what a thing in it is. */
const NARROW = 3;

/**
 * By place in the tree: 1 for the categories that some word of the trade stands for. A category the
 * shop adds is none of them until somebody gives it a word.
 */
export function knownSections(vocabulary: Vocabulary, categories: Category[]): Uint8Array {
  const slugs = new Set<string>();
  const meet = (meaning: Meaning) => {
    if (meaning.is === 'category') slugs.add(meaning.slug);
    if (meaning.is === 'together') meaning.meanings.forEach(meet);
  };
  for (const senses of vocabulary.phrases.values()) {
    for (const { meaning } of senses) meet(meaning);
  }
  return Uint8Array.from(categories, ({ path }) =>
    path.some(({ level, slug }) => level >= NARROW && slugs.has(slug)) ? 1 : 0,
  );
}
