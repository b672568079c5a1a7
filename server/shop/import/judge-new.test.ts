import { expect, test } from 'vitest';
import { judge, utf8 } from './judge-table.fixture.ts';

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

const sectioned = utf8(`Cod;Denumire;Preț
CABLURI;;
Cupru;;
A;unu;1,00
;Becuri;
B;doi;2,00
;Cupru:;
C;trei;3,00
Total;;
D;patru;4,00
`);

test('a line with nothing but a name is the category of the rows below it, where that is wished', async () => {
  const wished = { category: 3, brand: 7, unit: 'm' };
  const { rows } = await judge(sectioned, [], { creates: { ...wished, sections: true } });
  expect(rows.map(({ creates }) => creates?.category.id)).toEqual([2, 3, 2, 2]);
  expect(rows.map(({ problems }) => problems.map(({ key, value }) => [key, value]))).toEqual([
    [],
    [['ROW.SECTION_UNKNOWN', 'Becuri']],
    [],
    [],
  ]);
  const unwished = await judge(sectioned, [], { creates: wished });
  expect(unwished.rows.map(({ creates }) => creates?.category.id)).toEqual([3, 3, 3, 3]);
});

test('a section the shop has not keeps its rows back where no category is chosen', async () => {
  const { rows } = await judge(sectioned, [], {
    creates: { brand: 7, unit: 'm', sections: true },
  });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'refused', 'new', 'new']);
  expect(rows[1]?.problems).toMatchObject([{ key: 'ROW.CATEGORY', value: 'Becuri' }]);
});
