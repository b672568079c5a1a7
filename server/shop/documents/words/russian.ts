import type { Counting, Gender, Noun } from './amount-in-words.ts';

const noun = (gender: Gender, one: string, few: string, many: string): Noun => ({
  gender,
  one,
  few,
  many,
});

const units = (
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать ' +
  'тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'
).split(' ');
const tens =
  '- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ');
const hundreds = '- сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(
  ' ',
);
const feminine: Record<number, string> = { 1: 'одна', 2: 'две' };

function upTo999(count: number, { gender }: Noun): string {
  const unit = (of: number) =>
    (gender === 'feminine' ? feminine[of] : undefined) ?? units[of] ?? '';
  const rest = count % 100;
  const words: string[] = [];
  if (count >= 100) words.push(hundreds[Math.floor(count / 100)] ?? '');
  if (rest > 0 && rest < 20) words.push(unit(rest));
  if (rest >= 20) words.push(tens[Math.floor(rest / 10)] ?? '');
  if (rest > 20 && rest % 10 > 0) words.push(unit(rest % 10));
  return words.join(' ');
}

/** The last digit decides, except from 11 to 14. */
function after(count: number, { one, few, many }: Noun): string {
  const rest = count % 100;
  const last = count % 10;
  if (rest >= 11 && rest <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

export const russian: Counting = {
  zero: 'ноль',
  leu: noun('masculine', 'лей', 'лея', 'леев'),
  ban: noun('masculine', 'бан', 'бана', 'банов'),
  scales: [
    noun('feminine', 'тысяча', 'тысячи', 'тысяч'),
    noun('masculine', 'миллион', 'миллиона', 'миллионов'),
    noun('masculine', 'миллиард', 'миллиарда', 'миллиардов'),
    noun('masculine', 'триллион', 'триллиона', 'триллионов'),
  ],
  one: (of) => upTo999(1, of),
  upTo999,
  after,
};
