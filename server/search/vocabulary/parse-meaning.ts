import type { Reference } from '../../reference/reference.ts';
import { type Meaning, WEIGHT } from '../meaning.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';

/** What a spelling of the vocabulary stands for. `whenRated`: only beside amperes, poles or a curve. */
export type Saying = { meaning: Meaning; whenRated: boolean };

const RATED = / when rated$/;

/**
 * Reads the notation of the vocabulary: `category/slug`, `brand/slug`, `attribute=value`, several
 * joined by ` + `, or words to look for. Null: there is no such category, brand, attribute or value.
 */
export function parseMeaning(text: string, names: Reference): Saying | null {
  const whenRated = RATED.test(text);
  const meanings = text
    .replace(RATED, '')
    .split(' + ')
    .map((part) => parsePart(part.trim(), names));
  const known = meanings.filter((meaning) => meaning !== null);
  const [first] = known;
  if (!first || known.length < meanings.length) return null;
  return { meaning: known.length > 1 ? { is: 'together', meanings: known } : first, whenRated };
}

function parsePart(text: string, names: Reference): Meaning | null {
  const [attribute = '', value] = text.split('=');
  if (value !== undefined) {
    const isKnown = names.valueByName.has(`${attribute}:${value}`);
    return isKnown ? { is: 'value', attribute, value, weight: weightOf(attribute) } : null;
  }
  const [kind, slug = ''] = text.split('/');
  if (kind === 'category') {
    const isKnown = names.categories.some((category) => category.slug === slug);
    return isKnown ? { is: 'category', slug, weight: WEIGHT.thing } : null;
  }
  if (kind === 'brand') {
    const isKnown = names.brands.some((brand) => brand.slug === slug);
    return isKnown ? { is: 'brand', slug, weight: WEIGHT.brand } : null;
  }
  const words = fold(text)
    .split(/\s+/)
    .map((word): Meaning => ({ is: 'word', stem: stem(word), typed: word, weight: 1 }));
  const [only] = words;
  return words.length === 1 && only ? only : { is: 'together', meanings: words };
}

const weightOf = (attribute: string) =>
  attribute === 'mark'
    ? WEIGHT.mark
    : attribute === 'series' || attribute === 'model'
      ? WEIGHT.brand
      : WEIGHT.value;
