import type { Facet } from '../catalogue/facets.ts';
import { WEIGHT } from './meaning.ts';
import { soundsOf } from './sound.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { isWithout, WITHOUT } from './title-words.ts';
import { partsOf, type Vocabulary } from './vocabulary.ts';

/** Where a stem is met: in titles, or on a facet. */
export type Source =
  | { in: 'titles'; word: number }
  | { in: 'facet'; facet: number; weight: number };

/** All words products are described with, in both languages. */
export type Lexicon = {
  /** Title words by their text: pieces such as `3x2.5` and `16a` too. */
  numberOf: Map<string, number>;
  sources: Map<string, Source[]>;
  /** Every word in every form, folded and sorted, for prefixes and typing errors. */
  words: string[];
  /** Words by what they sound like, each script apart. */
  latinSounds: Map<string, string>;
  cyrillicSounds: Map<string, string>;
};

const WORD = /^\p{L}[\p{L}\p{N}]+$/u;

/** `titleWords`: by number, the word; only those some title has. */
export function buildLexicon(
  titleWords: Map<number, string>,
  facets: Facet[],
  vocabulary: Vocabulary,
): Lexicon {
  const numberOf = new Map<string, number>();
  const sources = new Map<string, Source[]>();
  const surfaces = new Map<string, string>();
  const met = (surface: string, word: string, source: Source) => {
    const key = word.startsWith(WITHOUT) ? WITHOUT + stem(word.slice(1)) : stem(word);
    const known = sources.get(key);
    if (known) known.push(source);
    else sources.set(key, [source]);
    if (WORD.test(word)) surfaces.set(word, surface);
  };
  for (const [word, text] of titleWords) {
    numberOf.set(text, word);
    met(text, text, { in: 'titles', word });
  }
  for (const facet of facets) {
    const weight = weightOf(facet);
    for (const label of labelsOf(facet)) {
      for (const { surface, word } of labelWords(label)) {
        met(surface, word, { in: 'facet', facet: facet.id, weight });
      }
    }
  }
  for (const word of vocabulary.words)
    if (WORD.test(word) && !surfaces.has(word)) surfaces.set(word, word);
  return { numberOf, sources, words: [...surfaces.keys()].sort(), ...gatherSounds(surfaces) };
}

/** Folded, and marked where the label says «fără» or «без». */
function labelWords(label: string): { surface: string; word: string }[] {
  let sign = '';
  return (label.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((surface) =>
    partsOf(surface).flatMap((word) => {
      const before = sign;
      sign = isWithout(word) ? WITHOUT : '';
      return sign || stopWords.has(word) ? [] : [{ surface, word: before + word }];
    }),
  );
}

function labelsOf(facet: Facet): string[] {
  if (facet.kind === 'brand') return [facet.brand.title];
  if (facet.kind === 'category') return [facet.category.title.ro, facet.category.title.ru];
  const { label, attribute } = facet.value;
  return attribute.kind === 'number' ? [] : [label.ro, label.ru];
}

function weightOf(facet: Facet): number {
  if (facet.kind === 'brand') return WEIGHT.brand;
  if (facet.kind === 'category') return (WEIGHT.category * facet.category.level) / 4;
  return WEIGHT.label;
}

/** With their stems: whoever writes in other letters inflects too. */
function gatherSounds(surfaces: Map<string, string>) {
  const latinSounds = new Map<string, string>();
  const cyrillicSounds = new Map<string, string>();
  const hear = (spoken: string, word: string) => {
    const sounds = /\p{Script=Cyrillic}/u.test(word) ? cyrillicSounds : latinSounds;
    for (const sound of soundsOf(spoken))
      if (sound.length > 2 && !sounds.has(sound)) sounds.set(sound, word);
  };
  for (const [word, surface] of surfaces) hear(surface, word);
  for (const word of surfaces.keys()) hear(word, word);
  for (const word of surfaces.keys()) if (stem(word).length > 3) hear(stem(word), word);
  return { latinSounds, cyrillicSounds };
}

const MOST_PREFIXED = 300;

/** Words that begin so. */
export function wordsBeginningWith({ words }: Lexicon, prefix: string): string[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < words.length && found.length < MOST_PREFIXED; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
}
