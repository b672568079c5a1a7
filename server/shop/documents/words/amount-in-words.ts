import type { Locale } from '../../../../contract/locale.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';

/** What a language needs to count aloud. */
export type Counting = {
  zero: string;
  leu: Noun;
  ban: Noun;
  /** Thousands, millions and so on: what three digits each count. */
  scales: readonly Noun[];
  /** A single one before its noun: `un leu`, `o mie`. */
  one: (of: Noun) => string;
  /** 1 to 999, agreeing with what is counted. */
  upTo999: (count: number, of: Noun) => string;
  /** The noun in the form that follows the number. */
  after: (count: number, noun: Noun) => string;
};

/** `many` follows larger numbers, with what the language puts between. */
export type Noun = { gender: Gender; one: string; few: string; many: string };
export type Gender = 'masculine' | 'feminine' | 'neuter';

const languages: Record<Locale, Counting> = { ro: romanian, ru: russian };

/** `o mie patru sute șaptezeci de lei 00 bani`: the lei in words, the bani in figures. */
export function amountInWords(bani: number, locale: Locale): string {
  const language = languages[locale];
  const lei = Math.floor(bani / 100);
  const rest = bani % 100;
  return [
    ...wordsFor(lei, language),
    language.after(lei, language.leu),
    String(rest).padStart(2, '0'),
    language.after(rest, language.ban),
  ].join(' ');
}

function wordsFor(number: number, { zero, leu, scales, one, upTo999, after }: Counting): string[] {
  if (number === 0) return [zero];
  if (number === 1) return [one(leu)];
  const words: string[] = [];
  for (let place = scales.length; place >= 0; place--) {
    const count = Math.floor(number / 1000 ** place) % 1000;
    const scale = scales[place - 1];
    if (count === 0) continue;
    if (scale) words.push(count === 1 ? one(scale) : upTo999(count, scale), after(count, scale));
    else words.push(upTo999(count, leu));
  }
  return words;
}
