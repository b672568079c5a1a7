import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importMessage } from '../../../contract/import/messages.ts';
import { type Held, judge, utf8 } from './judge-table.fixture.ts';

const priceList = new Uint8Array(
  readFileSync(new URL('./samples/price-list.csv', import.meta.url)),
);
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

  const outcomes = rows.map(({ outcome, changes, problems }, at) => [
    at + 1,
    outcome,
    changes.price?.to ?? null,
    changes.stock?.to ?? null,
    ...problems.map(({ level, field, key, proposal }) =>
      [level, field, key, proposal ?? ''].join(' ').trim(),
    ),
  ]);
  expect(outcomes).toEqual([
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
  await expect(lacking).rejects.toThrow('„Pret”');
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
