import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilteredProductList } from '../../contract/shapes/listing.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { fold } from './fold.ts';
import { parseMeaning } from './parse-meaning.ts';
import { readTradeVocabulary } from './read-vocabulary.ts';
import { stopWords } from './stop-words.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

type Options = { locale?: 'ro' | 'ru'; more?: string; path?: string };

/** The text as a browser encodes it; `more` stands in the address as it is. */
async function search(text: string, { locale, more = '', path }: Options = {}) {
  const { status, json } = await shop.api(
    'GET',
    `${path ?? '/products/search-filter/'}?search=${encodeURIComponent(text)}${more}`,
    { ...(locale && { locale }) },
  );
  expect(status, text).toBe(200);
  const answer: FilteredProductList = json;
  return answer;
}

const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

async function everyId(text: string, more = ''): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const answer = await search(text, { more: `${more}&page=${page}` });
    ids.push(...idsOf(answer));
    if (answer.pages.next === null) return ids;
  }
}

/** The values an attribute has on each of the products, in their order. */
async function valuesOf(ids: number[], attribute: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('product_attribute')
    .innerJoin('attribute_value', 'attribute_value.id', 'attribute_value_id')
    .innerJoin('attribute', 'attribute.id', 'attribute_value.attribute_id')
    .select(['product_id', 'attribute_value.key'])
    .where('attribute.key', '=', attribute)
    .where('product_id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ product_id, key }) => [product_id, key]));
  return ids.map((id) => byId.get(id) ?? 'none');
}

describe('codes', () => {
  test('the code, our number and the bar code of a product find it before everything', async () => {
    const products = await shop.db
      .selectFrom('product')
      .select(['id', 'code', 'shop_code', 'ean'])
      .where((query) => query.eb(query.ref('id'), 'in', [1, 15, 40, 283, 345, 846, 1584, 1590]))
      .execute();
    expect(products).toHaveLength(8);
    for (const { id, code, shop_code, ean } of products) {
      for (const typed of [code, code.toLowerCase(), shop_code, ean]) {
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

describe('the vocabulary the shop is shipped with', () => {
  test('means things this catalogue has', async () => {
    const { synonyms, equivalents } = await readTradeVocabulary();
    const directory = shop.shop.directory();
    const meanings = new Set(synonyms.map(({ meaning }) => meaning));
    expect(meanings.size).toBeGreaterThan(200);
    expect([...meanings].filter((one) => parseMeaning(one, directory) === null)).toEqual([]);
    const isMark = (mark: string) => directory.valueByName.has(`mark:${mark}`);
    expect(equivalents.filter(({ mark }) => !isMark(mark))).toEqual([]);
  });

  test.each([
    ['VVGng-LS', 'ВВГнг-LS, ВВГнг(А)-LS, ВВГнг LS, ВВГ нг лс, VVGng-LS, VVGNGLS, BBГнг-LS'],
    ['AVVG', 'АВВГ, AVVG'],
    ['VBbShv', 'ВБбШв, VBbShv, VBBSV, ВББШВ'],
    ['PVS', 'ПВС, PVS'],
    ['ShVVP', 'ШВВП, ShVVP, SVVP'],
    ['KG', 'КГ, KG'],
    ['SIP-4', 'СИП, SIP, СИП-4, AsXSn, TYIR, NFA2X'],
    ['KSPV', 'КСПВ, KSPV'],
    ['PV-1', 'ПВ-1, ПВ1, ПуВ, PV 1'],
    ['PV-3', 'ПВ-3, ПВ3, ПуГВ, PV 3'],
    ['J-Y(St)Y', 'J-Y(St)Y, JYSTY, j-y st y'],
  ])('%s is found as %s', async (mark, spellings) => {
    for (const spelling of spellings.split(', ')) {
      const answer = await search(spelling);
      const [first] = await valuesOf(idsOf(answer), 'mark');
      expect([spelling, first]).toEqual([spelling, mark]);
      expect(answer.search).toMatchObject({ change: null, left_out: [] });
    }
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
  // Clamps have no section of their own: they take one.
  test.each([
    ['cablu 3x2.5', 'section_mm2', ['2.5']],
    ['кабель 3х25', 'section_mm2', ['25']],
    ['cablu 5x2,5', 'cores', ['5']],
    ['conductor 2.5 mm2', 'section_mm2', ['2.5', 'none']],
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

test('what a product is can be found by its beginning, from the third letter on', async () => {
  const { lexicon } = shop.shop.directory().search;
  const known = new Set([...lexicon.words, ...stopWords]);
  const products = await shop.db
    .selectFrom('product')
    .select(['id', 'category_id', 'title_ro', 'title_ru'])
    .orderBy('popularity', 'desc')
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
}, 60_000);

describe('of equals', () => {
  const EQUALS = ['OK-VVGNGLS-3X2.5', 'IP-VVGNGLS-3X2.5', 'OZ-VVGNGLS-3X2.5'];
  const put = (quantities: number[]) =>
    shop.db.transaction().execute(async (trx) => {
      for (const [at, code] of EQUALS.entries()) {
        await trx
          .updateTable('stock')
          .set({ quantity: quantities[at] })
          .where('product_id', '=', (query) =>
            query.selectFrom('product').select('id').where('code', '=', code),
          )
          .execute();
      }
    });
  const found = async () =>
    (await search('VVGng-LS 3x2.5')).results
      .map(({ code }) => code)
      .filter((code) => EQUALS.includes(code));

  test('first what is in stock, then what is popular, as of now', async () => {
    const popular = await shop.db
      .selectFrom('product')
      .select('code')
      .where('code', 'in', EQUALS)
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .execute();
    const [first = '', second = '', third = ''] = popular.map(({ code }) => code);
    const stocked = (...codes: string[]) =>
      put(EQUALS.map((code) => (codes.includes(code) ? 5 : 0)));

    await stocked(first, second, third);
    expect(await found()).toEqual([first, second, third]);
    await stocked(third);
    expect(await found()).toEqual([third, first, second]);
    await stocked(second, third);
    expect(await found()).toEqual([second, third, first]);
    await stocked();
    expect(await found()).toEqual([first, second, third]);
  });
});

describe('the numbers of a list agree with the list', () => {
  const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
  const options = ({ filters }: FilteredProductList, type: RegExp) =>
    filters
      .filter(({ filter_type }) => type.test(filter_type))
      .flatMap(({ filter_items }) =>
        filter_items.flatMap((item) => ('count' in item && item.count > 0 ? [item] : [])),
      );
  const some = <T>(items: T[]) => items.filter((_, at) => at % Math.ceil(items.length / 6) === 0);

  test.each(['priza dubla', 'автомат 16А', 'cablu 3x2.5', 'ПВ-3 6'])('%s', async (text) => {
    for (const narrowing of ['', '&is_stock=true']) {
      const list = await search(text, { more: narrowing });
      const total = async (more: string) =>
        (await search(text, { more: `${narrowing}${more}` })).total;
      expect(await everyId(text, narrowing)).toHaveLength(list.total);
      expect(sum(options(list, /^brand$/))).toBe(list.total);
      for (const { name, count } of some(options(list, /^brand$/))) {
        expect(await total(`&brands_id=${name}`)).toBe(count);
      }
      for (const { name, count } of some(options(list, /^attribute_/))) {
        expect(await total(`&attributes=${encodeURIComponent(name)}`)).toBe(count);
      }
      if (list.categories.length < 12) expect(sum(list.categories)).toBe(list.total);
      for (const { id, count } of list.categories) {
        expect(await total(`&category_id__in=${id}`)).toBe(count);
      }
    }
  });

  test('what is in stock is what has stock', async () => {
    const ids = await everyId('priza dubla');
    const stocked = await shop.db
      .selectFrom('stock')
      .select('product_id')
      .where('product_id', 'in', ids)
      .where('quantity', '>', 0)
      .execute();
    expect(stocked.length).toBeLessThan(ids.length);
    const kept = new Set(stocked.map(({ product_id }) => product_id));
    expect(await everyId('priza dubla', '&is_stock=true')).toEqual(
      ids.filter((id) => kept.has(id)),
    );
  });

  test('a filter does not change how a text is read', async () => {
    const { search: reading } = await search('intrerpator', { more: '&brands_id=99999' });
    expect(reading).toMatchObject({ change: 'spelling', searched: 'intrerupator' });
  });
});

test.each(['priza dubla', 'ВВГнг-LS 3х2,5', 'hjptnrf', 'EZ9F341'])(
  '%s finds the same wherever it is asked',
  async (text) => {
    const expected = await search(text);
    for (const path of [
      '/products/items/',
      '/products/all-products/',
      '/brands/products-filter/',
    ]) {
      const answer = await search(text, { path });
      expect(answer.total, path).toBe(expected.total);
      expect(idsOf(answer)).toEqual(idsOf(expected));
      expect(answer.search).toEqual(expected.search);
    }
    const [brand] = expected.results.map((card) => card.brand.id);
    const more = `&brands_id=${brand}`;
    const ofBrand = await search(text, { more, path: '/brands/products-filter/' });
    expect(ofBrand.total).toBeGreaterThan(0);
    expect(idsOf(ofBrand)).toEqual(idsOf(await search(text, { more })));
  },
);

test.each(['KG%203x2.5%2B1x1.5', 'KG%203x2.5+1x1.5', 'KG+3x2.5+1x1.5', 'KG+3x2.5%2B1x1.5'])(
  'a plus may stand for itself or for a space: %s',
  async (raw) => {
    const { json } = await shop.api('GET', `/products/search-filter/?search=${raw}`);
    const answer: FilteredProductList = json;
    expect(answer.results.map(({ code }) => code)).toEqual(['OK-KG-3X2.5+1X1.5']);
    expect(answer.search).toMatchObject({ change: null, left_out: [] });
  },
);

test('an empty text is no search', async () => {
  const answer = await search('   ');
  expect(answer.search).toBeNull();
  expect(answer.total).toBe((await search('', { path: '/products/all-products/' })).total);
});
