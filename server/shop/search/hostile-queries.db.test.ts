import { describe, expect, test } from 'vitest';
import { leastProcessorTime } from '../../../testing/processor-time.ts';
import { demoShop } from '../../testing/demo-shop.ts';

const shop = await demoShop();

const filled = (piece: string, length = 200) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const manyWords = (letters: string) =>
  Array.from({ length: 40 }, (_, at) =>
    Array.from({ length: 6 }, (_, place) => letters[(at * 7 + place * 3) % letters.length]).join(
      '',
    ),
  ).join(' ');

/** Texts nobody types, and texts made to keep a pattern busy. */
const hostile: Record<string, string> = {
  'ten kilobytes': filled('cablu 3x2.5 lanternă ', 10_000),
  'symbols alone': filled('!@#$%^&*()_+-=[]{}|;:,.<>/?~`\\"'),
  'a regular expression': '(a+)+$ .*?[^\\d]{2,}(?<=x)|\\p{L}*',
  'a piece of SQL': "' or 1=1; drop table product; select pg_sleep(9) --",
  'a piece of LIKE': '%_%__%%',
  'a text query': "'cablu' & !'priza':* | ( <->",
  emoji: filled('💡🔌⚡️👷‍♂️'),
  'right to left': '\u202eulbac\u202c \u200fכבל\u200e كابل',
  'zero width': filled('\u200b\u200d\ufeff\u00ad'),
  'combining marks': `c${'\u0301'.repeat(199)}`,
  'two hundred digits': filled('1234567890'),
  'one long word': filled('x'),
  'one long Russian word': filled('ъ'),
  'one long Romanian word': filled('intrerupatorilor'),
  'a size without end': filled('3x'),
  'a size apart without end': filled('3 x '),
  'a sum without end': filled('3x2.5+'),
  'a size and spaces': `3${' '.repeat(190)}x`,
  'a sum and spaces': `3x2${' '.repeat(190)}+`,
  points: filled('1.'),
  commas: filled('1,'),
  hyphens: filled('1-'),
  'words on a hyphen': filled('a-'),
  'all separators': filled("a.b/c+d&e_f'g"),
  brackets: filled('a(b)'),
  'open brackets': filled('нг('),
  'fire categories': filled('нг-(а)'),
  poles: filled('1p+n+e+'),
  'poles and spaces': `1p${' '.repeat(190)}+`,
  'a meter': filled('5(60)'),
  units: filled('10 мм. кв. '),
  'a unit and spaces': `10${' '.repeat(190)}-`,
  'a unit with a hyphen': `10 -${' '.repeat(190)}х`,
  'long endings of units': `10 ${filled('квадрат', 190)}1`,
  grades: filled('ip - '),
  categories: filled('cat . '),
  curves: filled('c-16 x '),
  caps: filled('gu5.'),
  earth: filled('3g'),
  'letters alone': filled('a b c d e f g h '),
  'unknown Latin words': manyWords('qzwxvkjy'),
  'unknown Russian words': manyWords('ыъщжхэюф'),
  'unknown words in other letters': manyWords('shchzhkhtsiyu'),
  'mistyped words': filled('intrerpator розтека prizza выклучател '),
  beginnings: filled('cab pri int con aut lam pre pro '),
  marks: filled('vvg nym pvs kg sip utp cyy myf '),
  'half of a code': filled('a1'),
  'a code in pieces': filled('1a '),
  'doubled letters': filled('aabbccdd'),
  'schemes of transliteration': filled('shchkhzhtsyu'),
};

const ask = (text: string) =>
  shop.api('GET', `/products/search-filter/?search=${encodeURIComponent(text.toWellFormed())}`);

test.each(Object.entries(hostile))('%s: an answer, and nothing but an answer', async (_, text) => {
  const { status, json } = await ask(text);
  expect(status).toBe(200);
  const { total, results, search } = json;
  expect(results.length).toBe(Math.min(total, 24));
  expect(search.text).toBe(text.slice(0, 200).trim());
});

describe('what is badly encoded', () => {
  test.each([
    ['%', 200],
    ['%zz', 200],
    ['%E0%A4%A', 200],
    ['%ED%A0%80', 200],
    ['%FF%FE', 200],
    ['%C0%80', 200],
    ['a%00b', 400],
    ['cablu%', 200],
  ])('%s: %i', async (raw, status) => {
    expect((await shop.api('GET', `/products/search-filter/?search=${raw}`)).status).toBe(status);
  });

  test('what is not seen is not searched', async () => {
    const { json: seen } = await ask('cablu 3x2.5');
    const { json } = await ask('\u200bca\u00adblu\u200f 3x\ufeff2.5');
    expect(json.results).toEqual(seen.results);
  });
});

test('none takes ten times the work of an ordinary search', async () => {
  const ordinary = ['cablu 3x2.5', 'розетка двойная белая', 'automat 16A legrand', 'bec e27 10w'];
  const costs: number[] = [];
  for (const text of ordinary) costs.push(await leastProcessorTime(10, () => ask(text)));
  const median = costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? 0;
  const limit = 10 * median;
  const heavy: string[] = [];
  for (const [name, text] of Object.entries(hostile)) {
    // What takes long for another reason does not do so thirty times.
    let tries = 30;
    while (tries > 0 && (await leastProcessorTime(1, () => ask(text))) >= limit) tries -= 1;
    if (tries === 0) heavy.push(name);
  }
  expect(heavy).toEqual([]);
});

test('none asks the database more than an ordinary search', async () => {
  const usual = await shop.countQueries(() => ask('cablu 3x2.5'));
  for (const [name, text] of Object.entries(hostile)) {
    expect(await shop.countQueries(() => ask(text)), name).toBeLessThanOrEqual(usual);
  }
});
