import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { importMessage } from '../../contract/import/messages.ts';
import { importOptions } from '../../contract/import/options.ts';
import type { ComparedProduct, Judged } from './judge-row.ts';
import { judgeTable } from './judge-table.ts';
import { placesOf } from './places.ts';
import { likenessOf } from './reading/likeness.ts';
import { keyName, surveyTable } from './reading/survey-table.ts';

const priceList = new Uint8Array(
  readFileSync(new URL('./samples/price-list.csv', import.meta.url)),
);
const utf8 = (text: string) => new TextEncoder().encode(text);

type Held = [code: string, unit?: string, more?: Partial<ComparedProduct> & { ean?: string }];

const places = placesOf({
  categories: [
    { id: 1, path: [1], title_ro: 'Cabluri', title_ru: 'Кабель' },
    { id: 2, path: [1, 2], title_ro: 'Cupru', title_ru: 'Медь' },
    { id: 3, path: [3], title_ro: 'Prize', title_ru: 'Розетки' },
    { id: 4, path: [3, 4], title_ro: 'Accesorii', title_ru: '' },
    { id: 5, path: [1, 5], title_ro: 'Accesorii', title_ru: '' },
  ],
  brands: [
    { id: 7, title: 'Schneider' },
    { id: 8, title: 'A B B' },
    { id: 9, title: 'A.B.B' },
  ],
  units: [
    { key: 'm', title_ro: 'm', title_ru: 'м' },
    { key: 'piece', title_ro: 'buc', title_ru: 'шт' },
    { key: 'drum', title_ro: 'tambur', title_ru: 'барабан' },
  ],
});

const NOW = '2026-11-16T10:00:00.000Z';

/** A catalogue of these products; each costs 10 lei, and there are 5. */
function catalogueOf(held: Held[]) {
  const ids = new Map<string, number>();
  const likenesses = new Map<string, string>();
  const products = new Map<number, ComparedProduct>();
  held.forEach(([code, unit = 'm', { ean, ...more } = {}], at) => {
    const id = at + 1;
    ids.set(keyName('code', code), id);
    if (ean) ids.set(keyName('ean', ean), id);
    likenesses.set(likenessOf(code), code);
    products.set(id, {
      id,
      version: 1,
      price: 1000,
      stock: 5,
      unit,
      unit_titles: [],
      title_ro: code,
      title_ru: '',
      promotions: [],
      ...more,
    });
  });
  return { keys: { ids, likenesses }, places, read: async () => products, now: NOW };
}

async function judge(bytes: Uint8Array, held: Held[], wished: object = {}) {
  const options = v.parse(importOptions, { writes: ['price', 'stock'], ...wished });
  const survey = await surveyTable(bytes, options);
  const catalogue = catalogueOf(held);
  const rows: Judged[] = [];
  for await (const some of judgeTable(bytes, options, { survey, catalogue })) rows.push(...some);
  return { survey, rows };
}

const cells = '\uFEFFCod;Denumire;UM;Preț;Stoc\n';

test('of a price list as it comes, everything certain is taken and the rest named, row by row', async () => {
  const codes: Held[] = [
    ['VVG-LS-3x1.5'],
    ['VVG-LS-3x2.5'],
    ['VVG-LS-5x6'],
    ['VVG-LS-5x10'],
    ['NYM-J-3x1.5'],
    ['NYM-J-3x2.5'],
    ['NYM-J-5x4'],
    ['PVS-3x1.5'],
    ['PVS-2x0.75'],
    ['CYY-F-4x6'],
    ['AC2XABY-3x95'],
    ['UTP-5E-CU', 'box'],
    ['COPEX-20'],
    ['SOC-16-01', 'piece'],
    ['SOC-16-02', 'piece'],
    ['SW-1-01', 'piece'],
    ['MVA20-1-016-C', 'piece'],
    ['MVA20-3-025-C', 'piece'],
    ['CL-25', 'piece'],
    ['LED-E27-10', 'piece'],
    ['SHIELD-12M', 'piece'],
    ['WAGO-222-413', 'piece', { price: 920, stock: 1150 }],
    ['DIN-1M', 'piece'],
    ['XXX', 'piece'],
  ];
  const { survey, rows } = await judge(priceList, codes);
  expect([survey.rows, survey.header.row, survey.decimal]).toEqual([30, 4, ',']);

  const told = rows.map(({ outcome, changes, problems }, at) => [
    at + 1,
    outcome,
    changes.price?.to ?? null,
    changes.stock?.to ?? null,
    ...problems.map(({ level, field, key, proposal }) =>
      [level, field, key, proposal ?? ''].join(' ').trim(),
    ),
  ]);
  expect(told).toEqual([
    [1, 'changed', 18.9, 1550],
    [2, 'changed', 29.4, 860],
    [3, 'changed', 112, null, 'left-out stock ROW.STOCK 1000'],
    [4, 'changed', 1184.5, 45, 'note stock ROW.ROUNDED_DOWN'],
    [5, 'changed', 21.3, 300],
    [6, 'refused', null, null, 'refused unit ROW.UNIT_CONTENTS 33'],
    [7, 'changed', 74.8, 120],
    [8, 'changed', 13.55, 95, 'note stock ROW.ROUNDED_DOWN'],
    [9, 'changed', 7.6, 2000],
    [10, 'changed', 98.4, 0],
    [11, 'refused', null, null, 'refused price ROW.NOT_PRICE'],
    [12, 'changed', 1420, 14],
    [13, 'refused', null, null, 'refused code ROW.TWICE'],
    [14, 'refused', null, null, 'refused code ROW.TWICE'],
    [15, 'changed', 46.5, 85],
    [16, 'changed', 72, null, 'left-out stock ROW.STOCK 0'],
    [17, 'changed', 38, 64],
    [18, 'changed', 24.1, 410, 'left-out ean ROW.EAN'],
    [19, 'refused', null, null, 'refused price ROW.NO_PRICE'],
    [20, 'changed', 8.75, 0],
    [21, 'refused', null, null, 'refused code ROW.NO_KEY'],
    [22, 'new', null, null],
    [23, 'changed', 19.5, 1200],
    [24, 'new', null, null],
    [25, 'refused', null, null, 'refused price ROW.CURRENCY'],
    [26, 'same', null, null],
    [27, 'refused', null, null, 'refused price ROW.NEGATIVE'],
    [28, 'refused', null, null, 'refused code ROW.LIKE VVG-LS-3x2.5'],
    [29, 'new', null, null],
    [30, 'refused', null, null, 'refused price ROW.ABSURD'],
  ]);
  expect(rows[0]).toMatchObject({ row: 6, key: 'VVG-LS-3x1.5', product: { id: 1, version: 1 } });
  expect(rows[21]?.title).toBe('Колодка на 3 гнезда; удлинитель 5м');
});

test('what is refused is said with its place in both languages, without gaps', async () => {
  const { rows } = await judge(priceList, [['NYM-J-3x2.5']]);
  const problems = rows.flatMap((row) => row.problems);
  for (const { key, values } of problems) {
    for (const locale of ['ro', 'ru'] as const) {
      const text = importMessage(key, locale, values);
      expect(text.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/\{|\s{2}/);
    }
  }
  const [roll] = rows[5]?.problems ?? [];
  expect(roll && importMessage(roll.key, 'ru', roll.values)).toBe('Цена за 100 m, у нас за 1 m');
});

test.each([
  ['a formula', 'A;x;m;=1+1;1', 'price ROW.FORMULA'],
  ['a code that is a formula', '=A1;x;m;1;1', 'code ROW.FORMULA'],
  ['HTML in the name', 'A;<img src=x onerror=alert(1)>;m;1;1', 'title ROW.HTML'],
  ['another unit', 'A;x;buc;1;1', 'unit ROW.UNIT'],
  ['a unit nobody knows', 'A;x;parsec;1;1', 'unit ROW.UNIT_UNKNOWN'],
  ['nothing to pay', 'A;x;m;0;1', 'price ROW.ZERO'],
  ['half a ban', 'A;x;m;1,2345;1', 'price ROW.DECIMALS'],
  ['thousands or decimals', 'A;x;m;1.200;1', 'price ROW.AMBIGUOUS'],
  ['words for a price', 'A;x;m;negociabil;1', 'price ROW.NOT_PRICE'],
  ['a code without end', `${'A'.repeat(200)};x;m;1;1`, 'code ROW.LONG'],
])('a row is refused for %s', async (_, line, reason) => {
  const { rows } = await judge(utf8(`${cells}${line}\n`), [['A']]);
  const [judged] = rows;
  expect([judged?.outcome, judged?.changes]).toEqual(['refused', {}]);
  const [problem] = judged?.problems ?? [];
  expect(`${problem?.field} ${problem?.key}`).toBe(reason);
});

test('Cyrillic letters that look Latin make a code no new product', async () => {
  const { rows } = await judge(utf8(`${cells}ВВГ-3х2,5;x;m;1;1\nВВГ-3x2.5;x;m;2;1\n`), []);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'refused']);
});

test('a code and a bar code of two products, and one product under two keys, are refused', async () => {
  const table = 'Артикул;Штрих-код;Цена\nA;4006381333931;1,50\n;4006381333931;2\nB;;3,10\n';
  const { rows } = await judge(utf8(table), [['A'], ['B', 'm', { ean: '4006381333931' }]]);
  expect(rows.map(({ problems }) => problems[0]?.key)).toEqual([
    'ROW.TWO_PRODUCTS',
    undefined,
    'ROW.TWICE',
  ]);
});

test('columns are named by hand where headings say nothing', async () => {
  const table = utf8('x;y;z\nA;1,50;7\n');
  await expect(judge(table, [['A']])).rejects.toThrow('denumirile coloanelor');
  const wished = { columns: { code: 'X', price: 'z' } };
  const { rows } = await judge(table, [['A']], wished);
  expect(rows[0]?.changes).toEqual({ price: { from: 10, to: 7 } });
  const lacking = judge(table, [['A']], { columns: { code: 'x', price: 'Pret' } });
  await expect(lacking).rejects.toThrow('«Pret»');
});

test.each([
  ['UM', 'unit'],
  ['U.M.', 'unit'],
  ['Ед. изм.', 'unit'],
  ['Ед.изм.', 'unit'],
  ['Preț promoțional', 'promotion_price'],
  ['Цена по акции, лей', 'promotion_price'],
  ['Promoția se termină', 'promotion_ends'],
  ['Начало акции', 'promotion_starts'],
])('«%s» is a heading of the %s', async (heading, field) => {
  const { survey } = await judge(utf8(`Cod;${heading};Preț\nA;;1\n`), [['A']]);
  expect([...survey.header.columns.keys()]).toEqual(['code', field, 'price']);
});

test('what is set to be not read is not, though its column is known', async () => {
  const table = utf8('Cod;Preț;Stoc\nA;=1+1;7\n');
  const { rows, survey } = await judge(table, [['A']], { unread: ['price'] });
  expect(rows[0]?.changes).toEqual({ stock: { from: 5, to: 7 } });
  expect([...survey.header.columns.keys()]).toEqual(['code', 'stock']);
  await expect(judge(table, [['A']], { unread: ['code'] })).rejects.toThrow(
    'denumirile coloanelor',
  );
});

test('a brand in other letters is the shop’s own, and one it does not have is one however it is written', async () => {
  // The third has a Cyrillic С and Е.
  const brands = [
    'schneider',
    'Schnëider.',
    'SСHNЕIDER',
    'Noua Marcă',
    'NOUA-MARCA',
    'Nоua  Marсă',
  ];
  const table = brands.map((brand, at) => `N-${at};x;Cupru;${brand};m;1`).join('\n');
  const { rows } = await judge(utf8(`Cod;Denumire;Categorie;Brand;UM;Preț\n${table}\n`), [], {
    creates: {},
  });
  const known = { id: 7, title: 'Schneider' };
  const unknown = { id: null, title: 'Noua Marcă' };
  expect(rows.map(({ creates }) => creates?.brand)).toEqual([
    ...[known, known, known],
    ...[unknown, unknown, unknown],
  ]);
  expect(rows.map(({ problems }) => problems.map(({ level, key }) => `${level} ${key}`))).toEqual([
    [],
    ...[['note ROW.BRAND_LIKE'], ['note ROW.BRAND_LIKE']],
    ...[[], [], []],
  ]);
});

test('a supplier’s stock is not the shop’s, and their names are not ours, unless said', async () => {
  const table = utf8('Code;Title RO;Price;Stock\nA;Alt nume;12;999\n');
  const { rows } = await judge(table, [['A']], { writes: ['price'] });
  expect(rows[0]?.changes).toEqual({ price: { from: 10, to: 12 } });
});

test('new products are created where that is wished, of what the row and the profile say', async () => {
  const table = utf8(`Cod;Nume RO;Название (рус);Categorie;Brand;UM;Preț;Stoc;EAN;Stare
N-1;Cablu;Кабель;Cabluri > cupru;SCHNEIDER;m;10,50;4;4006381333931;activ
N-2;Priză;;;;;7,00;;;
N-3;;Розетка;Кабель / Медь;;барабан;7,10;;;activ
`);
  const columns = { title_ro: 'Nume RO' };
  const wished = { columns, creates: { state: 'active', category: 3, brand: 7, unit: 'piece' } };
  const { rows } = await judge(table, [], wished);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
  const brand = { id: 7, title: 'Schneider' };
  expect(rows[0]?.creates).toEqual({
    code: 'N-1',
    shop_code: null,
    ean: '4006381333931',
    title_ro: 'Cablu',
    title_ru: 'Кабель',
    category: { id: 2, title: 'Cupru' },
    brand,
    unit: 'm',
    price: 10.5,
    stock: 4,
    state: 'active',
  });
  expect(rows[1]?.creates).toMatchObject({
    category: { id: 3 },
    brand,
    unit: 'piece',
    title_ru: '',
    stock: null,
    state: 'active',
  });
  // A Russian name stands in for the Romanian one, and nobody sees it before somebody looked.
  expect(rows[2]).toMatchObject({
    creates: { title_ro: 'Розетка', category: { id: 2 }, unit: 'drum', state: 'draft' },
    problems: [{ level: 'note', key: 'ROW.ONLY_RUSSIAN' }],
  });
  const shown = await judge(table, [], { columns });
  expect(shown.rows.map(({ outcome, creates }) => [outcome, creates])).toEqual([
    ['new', null],
    ['new', null],
    ['new', null],
  ]);
});

test.each([
  ['no category', 'A;x;;Schneider;m;1', 'category ROW.NEW_CATEGORY'],
  ['a category nobody has', 'A;x;Becuri;Schneider;m;1', 'category ROW.CATEGORY'],
  ['a category two have', 'A;x;Accesorii;Schneider;m;1', 'category ROW.CATEGORIES'],
  ['no brand', 'A;x;Cupru;;m;1', 'brand ROW.NEW_BRAND'],
  ['a sign for a brand', 'A;x;Cupru;—;m;1', 'brand ROW.BRAND'],
  ['a name of two brands', 'A;x;Cupru;Ab-B;m;1', 'brand ROW.BRANDS'],
  ['no unit', 'A;x;Cupru;Schneider;;1', 'unit ROW.NEW_UNIT'],
  ['a unit the shop has not', 'A;x;Cupru;Schneider;cutie;1', 'unit ROW.UNIT_UNKNOWN'],
  ['no name', 'A;;Cupru;Schneider;m;1', 'title ROW.NEW_TITLE'],
  ['a script for a name', 'A;<script>x</script>;Cupru;Schneider;m;1', 'title ROW.HTML'],
  ['a character nobody can print', 'A;x\u0007y;Cupru;Schneider;m;1', 'title_ro ROW.NOT_TAKEN'],
  ['no price', 'A;x;Cupru;Schneider;m;', 'price ROW.NO_PRICE'],
  ['a price below zero', 'A;x;Cupru;Schneider;m;-1', 'price ROW.NEGATIVE'],
  ['a formula for a category', 'A;x;=A1;Schneider;m;1', 'category ROW.FORMULA'],
])('no new product comes of a row with %s', async (_, line, reason) => {
  const header = 'Cod;Denumire;Categorie;Brand;UM;Preț\n';
  const { rows } = await judge(utf8(`${header}${line}\n`), [], { creates: {} });
  const [judged] = rows;
  expect([judged?.outcome, judged?.creates]).toEqual(['refused', null]);
  const [problem] = judged?.problems ?? [];
  expect(`${problem?.field} ${problem?.key}`).toBe(reason);
});

test('no new product without a code of its own, a price where prices are not written, or twice', async () => {
  const all = { creates: { category: 3, brand: 7, unit: 'm' }, writes: ['stock'] };
  const table = utf8(`Cod;Cod intern;EAN;Denumire;Preț
;INT-1;;fără cod;1,00
A;;4006381333931;întâi;1,00
B;;4006381333931;același cod de bare;1,00
C;;;fără preț;
D;;;preț greșit;negociabil
E;;;titlu / Название;2,00
`);
  const { rows } = await judge(table, [], all);
  expect(rows.map(({ outcome, problems: [first] }) => [outcome, first?.key])).toEqual([
    ['refused', 'ROW.NEW_CODE'],
    ['new', undefined],
    ['refused', 'ROW.TWICE'],
    ['refused', 'ROW.NEW_PRICE'],
    ['refused', 'ROW.NOT_PRICE'],
    ['new', undefined],
  ]);
  expect(rows[5]?.creates).toMatchObject({ title_ro: 'titlu', title_ru: 'Название', price: 2 });
});
