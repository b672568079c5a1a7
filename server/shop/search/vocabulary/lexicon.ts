import { type YieldIfDue, yieldInSlices } from '../../../base/pacing/yield-in-slices.ts';
import type { Facet } from '../../reference/facets.ts';
import { WEIGHT } from '../meaning.ts';
import { soundsOf } from '../text/sound.ts';
import { stem } from '../text/stem.ts';
import { stopWords } from '../text/stop-words.ts';
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
export async function buildLexicon(
  titleWords: Map<number, string>,
  facets: Facet[],
  vocabulary: Vocabulary,
  yieldIfDue: YieldIfDue = yieldInSlices(),
): Promise<Lexicon> {
  const lexicon: Lexicon = {
    numberOf: new Map(),
    sources: new Map(),
    words: [],
    latinSounds: new Map(),
    cyrillicSounds: new Map(),
  };
  const surfaces = new Map<string, string>();
  for (const [number, text] of titleWords) {
    await yieldIfDue();
    meetInTitle(lexicon, number, text);
    if (WORD.test(text)) surfaces.set(text, text);
  }
  for (const facet of facets) {
    await yieldIfDue();
    const weight = weightOf(facet);
    for (const label of labelsOf(facet)) {
      for (const { surface, word } of labelWords(label)) {
        meet(lexicon, word, { in: 'facet', facet: facet.id, weight });
        if (WORD.test(word)) surfaces.set(word, surface);
      }
    }
  }
  for (const word of vocabulary.words)
    if (WORD.test(word) && !surfaces.has(word)) surfaces.set(word, word);
  lexicon.words = [...surfaces.keys()].sort();
  await yieldIfDue();
  await gatherSounds(lexicon, surfaces, yieldIfDue);
  return lexicon;
}

/** A word that titles have since: found by its beginning, its stem and its sound like any other. */
export function addTitleWord(lexicon: Lexicon, number: number, text: string): void {
  if (lexicon.numberOf.has(text)) return;
  meetInTitle(lexicon, number, text);
  const at = firstFrom(lexicon.words, text);
  if (!WORD.test(text) || lexicon.words[at] === text) return;
  lexicon.words.splice(at, 0, text);
  hear(lexicon, text, text);
  if (stem(text).length > 3) hear(lexicon, stem(text), text);
}

function meetInTitle(lexicon: Lexicon, number: number, text: string) {
  lexicon.numberOf.set(text, number);
  meet(lexicon, text, { in: 'titles', word: number });
}

function meet({ sources }: Lexicon, word: string, source: Source) {
  const key = word.startsWith(WITHOUT) ? WITHOUT + stem(word.slice(1)) : stem(word);
  const known = sources.get(key);
  if (known) known.push(source);
  else sources.set(key, [source]);
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
  const { key, label, attribute } = facet.value;
  if (attribute.kind === 'number') return [];
  // Who looks for what is dimmable types so, not «da».
  if (attribute.kind === 'yes-no') {
    return key === 'yes' ? [attribute.title.ro, attribute.title.ru] : [];
  }
  return [label.ro, label.ru];
}

function weightOf(facet: Facet): number {
  if (facet.kind === 'brand') return WEIGHT.brand;
  if (facet.kind === 'category') return (WEIGHT.category * facet.category.level) / 4;
  return WEIGHT.label;
}

/** With their stems: whoever writes in other letters inflects too. */
async function gatherSounds(
  lexicon: Lexicon,
  surfaces: Map<string, string>,
  yieldIfDue: YieldIfDue,
) {
  for (const [word, surface] of surfaces) {
    await yieldIfDue();
    hear(lexicon, surface, word);
  }
  for (const [word, surface] of surfaces) {
    await yieldIfDue();
    if (word !== surface) hear(lexicon, word, word);
  }
  for (const word of surfaces.keys()) {
    await yieldIfDue();
    const root = stem(word);
    if (root !== word && root.length > 3) hear(lexicon, root, word);
  }
}

function hear({ latinSounds, cyrillicSounds }: Lexicon, spoken: string, word: string) {
  const sounds = /\p{Script=Cyrillic}/u.test(word) ? cyrillicSounds : latinSounds;
  for (const sound of soundsOf(spoken))
    if (sound.length > 2 && !sounds.has(sound)) sounds.set(sound, word);
}

const MOST_PREFIXED = 300;

/** Words that begin so. */
export function wordsBeginningWith({ words }: Lexicon, prefix: string): string[] {
  const found: string[] = [];
  for (let at = firstFrom(words, prefix); at < words.length && found.length < MOST_PREFIXED; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
}

/** Where the word stands among the sorted ones, or would. */
function firstFrom(words: string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
