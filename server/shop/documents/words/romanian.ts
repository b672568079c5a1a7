import type { Counting, Gender, Noun } from './amount-in-words.ts';

const noun = (gender: Gender, one: string, few: string): Noun => ({
  gender,
  one,
  few,
  many: `de ${few}`,
});

const units = (
  'zero unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece treisprezece ' +
  'paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece'
).split(' ');
const tens = '- - douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci'.split(
  ' ',
);

/** Neuters are counted like feminines from two on. */
const agreeing: Record<Gender, Record<number, string>> = {
  masculine: {},
  neuter: { 2: 'două', 12: 'douăsprezece' },
  feminine: { 1: 'una', 2: 'două', 12: 'douăsprezece' },
};

function upTo999(count: number, { gender }: Noun): string {
  const unit = (of: number, as = gender) => agreeing[as][of] ?? units[of] ?? '';
  const hundreds = Math.floor(count / 100);
  const rest = count % 100;
  const words: string[] = [];
  if (hundreds === 1) words.push('o sută');
  if (hundreds > 1) words.push(unit(hundreds, 'feminine'), 'sute');
  if (rest > 0 && rest < 20) words.push(unit(rest));
  if (rest >= 20) words.push(tens[Math.floor(rest / 10)] ?? '');
  if (rest > 20 && rest % 10 > 0) words.push('și', unit(rest % 10));
  return words.join(' ');
}

/** From 20 on a noun is joined by `de`, and again after every hundred: 101 lei, 120 de lei. */
function after(count: number, { one, few, many }: Noun): string {
  if (count === 1) return one;
  const rest = count % 100;
  return count === 0 || (rest > 0 && rest < 20) ? few : many;
}

export const romanian: Counting = {
  zero: 'zero',
  leu: noun('masculine', 'leu', 'lei'),
  ban: noun('masculine', 'ban', 'bani'),
  scales: [
    noun('feminine', 'mie', 'mii'),
    noun('neuter', 'milion', 'milioane'),
    noun('neuter', 'miliard', 'miliarde'),
    noun('neuter', 'bilion', 'bilioane'),
  ],
  one: ({ gender }) => (gender === 'feminine' ? 'o' : 'un'),
  upTo999,
  after,
};
