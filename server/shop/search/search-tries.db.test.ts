import { describe, expect, test } from 'vitest';
import { idsOf, openSearchSetup } from './search-setup.fixture.ts';

const { search } = await openSearchSetup();

describe('a second try', () => {
  const slips = [
    ['hjptnrf', 'layout', 'розетка'],
    ['зкшяф', 'layout', 'priza'],
    ['сфидг 3ч2ю5', 'layout', 'cablu 3x2.5'],
    ['cablu dduyu', 'layout', 'cablu ввгнг'],
    ['rozetka dvoinaia', 'transliteration', 'розетка двоиная'],
    ['vykliuchatel', 'transliteration', 'выключатель'],
    ['приза дубла', 'transliteration', 'priza dubla'],
    ['intrerpator', 'spelling', 'intrerupator'],
    ['розтека белая', 'spelling', 'розетка белая'],
    ['prizza dubla', 'spelling', 'priza dubla'],
    [']ntrerup[tor', 'layout', 'întrerupător'],
    ["doz[ de ramifica'ie", 'layout', 'doză de ramificație'],
  ] as const;

  test.each(slips)('%s is a slip of the %s: %s', async (text, change, meant) => {
    const answer = await search(text);
    expect(answer.search).toMatchObject({ text, searched: meant, change, left_out: [] });
    expect(answer.total).toBeGreaterThan(0);
    const straight = await search(meant);
    expect(straight.search?.change).toBeNull();
    expect(idsOf(answer)).toEqual(idsOf(straight));
  });

  test.each(slips)('%s is searched as it stands by who insists', async (text) => {
    const answer = await search(text, { more: '&exact=true' });
    expect(answer).toMatchObject({ total: 0, results: [], categories: [] });
    expect(answer.search).toEqual({
      text,
      searched: text,
      change: null,
      left_out: [],
      equivalents: [],
    });
  });

  test('what is understood is never changed', async () => {
    for (const text of ['priza', 'розетка', 'ВВГнг', 'cablu 3x2.5', 'EZ9F34116', 'bec', 'узо']) {
      expect((await search(text)).search).toMatchObject({ searched: text, change: null });
      const insisted = await search(text, { more: '&exact=true' });
      expect(idsOf(insisted)).toEqual(idsOf(await search(text)));
    }
  });
});

describe('a guess', () => {
  test.each(['AFDD', 'афдд', 'УЗДП'])('never makes another term of %s', async (term) => {
    expect((await search(term)).search).toMatchObject({ searched: term, change: null });
    const answer = await search(`automat ${term}`);
    expect(answer.search).toMatchObject({ change: null, left_out: [term.toLowerCase()] });
    expect(idsOf(answer)).toEqual(idsOf(await search('automat')));
  });

  test.each([
    ['cablu bokse', 'cablu'],
    ['cablu usb', 'cablu'],
  ])('%s stays the thing it names first', async (text, thing) => {
    expect(idsOf(await search(text))).toEqual(idsOf(await search(thing)));
  });
});

describe('words nothing is found with', () => {
  test.each([
    ['cablu zzzzqq', 'cablu', ['zzzzqq']],
    ['cablu VVGng-LS 3x999', 'cablu VVGng-LS', ['3x999']],
    ['розетка двойная 777А', 'розетка двойная', ['777а']],
    ['cablu 3x2.5 crem', 'cablu 3x2.5', ['crem']],
    ['violetovka MVA20-1-016-C', 'MVA20-1-016-C', ['violetovka']],
  ])('%s: the rest is found, and what was left out is named', async (text, rest, leftOut) => {
    const answer = await search(text);
    expect(answer.search).toMatchObject({ text, left_out: leftOut });
    expect(idsOf(answer)).toEqual(idsOf(await search(rest)));
    expect((await search(text, { more: '&exact=true' })).total).toBe(0);
  });

  test('a text of such words alone finds nothing', async () => {
    const answer = await search('qqqqzz wwwwxx');
    expect(answer).toMatchObject({ total: 0, results: [], filters: [], categories: [] });
    expect(answer.search).toMatchObject({ change: null, left_out: [] });
  });
});

test('where there is no such thing, the thing is listed without what it lacks, and the rest apart', async () => {
  const list = await search('priza tripla');
  expect(list.search?.left_out).toEqual(['tripla']);
  expect(list.total).toBe((await search('priza')).total);
  expect(list.results.every(({ title }) => title.startsWith('Priză'))).toBe(true);
  expect(list.resembling.length).toBeGreaterThan(0);
  expect(list.resembling.some(({ title }) => title.startsWith('Priză'))).toBe(false);
  const insisted = await search('priza tripla', { more: '&exact=true' });
  expect(insisted.search?.left_out).toEqual([]);
});
