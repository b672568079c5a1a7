import { describe, expect, test } from 'vitest';
import { idsOf, openSearchSetup } from './search-setup.fixture.ts';
import { fold } from './text/fold.ts';
import { stopWords } from './text/stop-words.ts';

const { everyId, search, shop, valuesOf } = await openSearchSetup();

describe('codes', () => {
  test('the code, our number and the bar code of a product find it before everything', async () => {
    const products = await shop.db
      .selectFrom('product')
      .select(['id', 'code', 'shop_code', 'ean'])
      .where((query) => query.eb(query.ref('id'), 'in', [1, 15, 40, 283, 345, 846, 1584, 1590]))
      .execute();
    expect(products).toHaveLength(8);
    for (const { id, code, shop_code, ean } of products) {
      for (const typed of [code, code.toLowerCase(), shop_code ?? '', ean ?? '']) {
        const answer = await search(typed);
        expect([typed, answer.results[0]?.id]).toEqual([typed, id]);
        expect(answer.search).toMatchObject({ change: null, left_out: [] });
      }
    }
  });

  test.each([
    [
      'MVA20-1-016-C',
      [
        'mva20 1 016 c',
        'MVA201016C',
        'mva2o-1-o16-c',
        'МVА20-1-016-С',
        'автомат MVA20-1-016-C',
        'мва20-1-016-с',
      ],
    ],
    ['EZ9F34116', ['ez9f34116', 'EZ9F 34116', 'ez9f34ll6', 'schneider EZ9F34116', 'ез9ф34116']],
    ['OK-VVGNGLS-3X2.5', ['ok vvgngls 3x2.5', 'OK-VVGNGLS-3х2.5']],
    ['OK-VVGNGLS-3X25', ['ok vvgngls 3x25', 'OKVVGNGLS3X25']],
  ])('%s in other spellings', async (code, spellings) => {
    for (const typed of spellings) {
      expect([typed, (await search(typed)).results[0]?.code]).toEqual([typed, code]);
    }
  });

  test('several codes find each of their products, and nothing else', async () => {
    const codes = ['MVA20-1-016-C', 'EZ9F34116', '221-413'];
    for (const typed of [codes.join(' '), codes.join(', '), codes.join('\n')]) {
      const answer = await search(typed);
      expect(answer.results.map(({ code }) => code).sort()).toEqual(codes.toSorted());
      expect(answer.search?.left_out).toEqual([]);
    }
    const withUnknown = await search('MVA20-1-016-C NICIUN-0000 EZ9F34116');
    expect(withUnknown.total).toBe(2);
    expect(withUnknown.search?.left_out).toEqual(['niciun-0000']);
  });

  test('a beginning finds all that begin so, and nothing else', async () => {
    const ids = await everyId('EZ9F341');
    const rows = await shop.db
      .selectFrom('product')
      .select('id')
      .where('code', 'like', 'EZ9F341%')
      .execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b));
  });
});

describe('the voltage of the network', () => {
  test('220 and 230 V are one, and contactors are chosen by it', async () => {
    const ids = await everyId('contactor 220v');
    expect(ids).toEqual(await everyId('contactor 230 V'));
    expect(new Set(await valuesOf(ids, 'coil_v'))).toEqual(new Set(['230']));
  });

  test('of a socket it says nothing, and of a breaker only that it is for one phase', async () => {
    expect(await everyId('priza cu impamantare 220v')).toEqual(
      await everyId('priza cu impamantare'),
    );
    const breakers = await everyId('автомат 25а 220в');
    const volts = await valuesOf(breakers, 'u_v');
    expect(breakers.length).toBeGreaterThan(3);
    expect(volts).not.toContain('400');
  });
});

describe('a mark with a size', () => {
  test.each([
    ['ВВГнг-LS 3х2,5', 'VVGng-LS', { cores: '3', section_mm2: '2.5' }, ['CYY-F', 'NYY-J', 'NYM-J']],
    ['MYYM 3x1.5', 'MYYM', { cores: '3', section_mm2: '1.5' }, ['PVS', 'H05VV-F']],
    ['ПВ-3 6', 'PV-3', { section_mm2: '6' }, ['MYF', 'H07V-K']],
    ['H05VV-F 3G1.5', 'H05VV-F', { cores: '3', section_mm2: '1.5' }, ['PVS', 'MYYM']],
  ])(
    '%s: the mark first, then what stands for it, and this is said',
    async (text, mark, size, others) => {
      const answer = await search(text);
      expect(answer.pages.total_pages).toBe(1);
      const ids = idsOf(answer);
      const marks = await valuesOf(ids, 'mark');
      const own = marks.filter((one) => one === mark).length;
      expect(own).toBeGreaterThan(0);
      expect(marks.slice(0, own)).toEqual(Array(own).fill(mark));
      expect(new Set(marks.slice(own))).toEqual(new Set(others));
      expect(answer.search?.equivalents).toEqual(ids.slice(own));
      for (const [attribute, value] of Object.entries(size)) {
        expect(new Set(await valuesOf(ids, attribute))).toEqual(new Set([value]));
      }
    },
  );

  test('nothing stands for aluminium or armour but aluminium and armour', async () => {
    for (const [text, attribute, value] of [
      ['AVVG 4x16', 'conductor', 'Al'],
      ['ВБбШв', 'armour', 'yes'],
    ] as const) {
      const ids = await everyId(text);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(await valuesOf(ids, attribute))).toEqual(new Set([value]));
    }
  });
});

describe('a number is that number', () => {
  test.each([
    ['cablu 3x2.5', 'section_mm2', ['2.5']],
    ['кабель 3х25', 'section_mm2', ['25']],
    ['cablu 5x2,5', 'cores', ['5']],
    ['conductor 2.5 mm2', 'section_mm2', ['2.5']],
    ['провод 25 мм2', 'section_mm2', ['25']],
    ['automat 16A', 'in_a', ['16']],
    ['автомат 160А', 'in_a', ['160']],
    ['automat 1P', 'poles', ['1P']],
    ['автомат 1п+н', 'poles', ['1P+N']],
    ['дифавтомат 30 мА', 'idn_ma', ['30']],
    ['priza IP44', 'ip', ['IP44']],
    ['bec E14', 'cap', ['E14']],
  ])('%s: %s is %s, to the last page', async (text, attribute, values) => {
    const ids = await everyId(text);
    expect(ids.length).toBeGreaterThan(2);
    expect([...new Set(await valuesOf(ids, attribute))]).toEqual(values);
  });
});

describe('one catalogue, two languages', () => {
  test.each([
    'priza dubla',
    'розетка двойная',
    'ВВГнг-LS 3х2,5',
    'bec e27 10w',
    'hjptnrf',
    'cablu zzzz',
    'автомат 16А',
  ])('%s finds the same on both pages, in the language of the page', async (text) => {
    const [romanian, russian] = await Promise.all([search(text), search(text, { locale: 'ru' })]);
    expect(romanian.total).toBeGreaterThan(0);
    expect(idsOf(russian)).toEqual(idsOf(romanian));
    expect(russian.total).toBe(romanian.total);
    expect(russian.search).toEqual(romanian.search);
    expect(romanian.results.map(({ title }) => title)).toEqual(
      romanian.results.map(({ title_ro }) => title_ro),
    );
    expect(russian.results.map(({ title }) => title)).toEqual(
      romanian.results.map(({ title_ru }) => title_ru),
    );
  });
});

test('what a product is can be found by its beginning, from the third letter on', async () => {
  const { lexicon } = shop.shop.catalogue().search;
  const known = new Set([...lexicon.words, ...stopWords]);
  const products = await shop.db
    .selectFrom('product')
    .innerJoin('product_popularity', 'product_popularity.product_id', 'product.id')
    .select(['id', 'category_id', 'title_ro', 'title_ru'])
    .orderBy('score', 'desc')
    .execute();
  const beginnings = new Map<string, (typeof products)[number]>();
  for (const product of products) {
    for (const title of [product.title_ro, product.title_ru]) {
      const [word = ''] = /^\p{L}+/u.exec(fold(title)) ?? [];
      for (const beginning of [word.slice(0, 3), word.slice(0, 4), word.slice(0, 6)]) {
        if (!beginnings.has(beginning)) beginnings.set(beginning, product);
      }
    }
  }
  const missed: string[] = [];
  for (const [beginning, { category_id }] of beginnings) {
    if (beginning.length < 3 || known.has(beginning)) continue;
    const { results, search: reading } = await search(beginning, {
      path: '/products/items/',
      more: `&category_id__in=${category_id}`,
    });
    const isFound = results.some(({ title_ro, title_ru }) =>
      [title_ro, title_ru].some((title) => fold(title).startsWith(beginning)),
    );
    if (!isFound || reading?.change !== null) missed.push(beginning);
  }
  expect(beginnings.size).toBeGreaterThan(300);
  expect(missed).toEqual([]);
});
