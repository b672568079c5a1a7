import { expect, test } from 'vitest';
import { zipOf } from '../../../base/archives/zip-of.fixture.ts';
import { BadTable, type TableRow } from './bad-table.ts';
import { type TableFile, tableRows } from './table-rows.ts';
import { workbook, workbookParts } from './workbook.fixture.ts';

async function read(bytes: TableFile): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of tableRows(bytes)) rows.push(row);
  return rows;
}
const cellsOf = async (bytes: Uint8Array) => (await read(bytes)).map(({ cells }) => cells);
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Why it is refused; the messages of both languages have no gaps. */
async function refusal(bytes: TableFile) {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof BadTable) return [error.key, error.values.row ?? error.values.part];
    throw error;
  }
  return null;
}

test.each([
  ['semicolons', 'a;b;c\r\n1,5;"x; y";3\r\n'],
  ['tabs', 'a\tb\tc\n1,5\tx; y\t3\n'],
  ['commas', 'a,b,c\n"1,5",x; y,3\n'],
  ['a mark at the beginning', '\uFEFFa;b;c\n1,5;"x; y";3'],
])('a table by %s is read', async (_, text) => {
  expect(await cellsOf(utf8(text))).toEqual([
    ['a', 'b', 'c'],
    ['1,5', 'x; y', '3'],
  ]);
});

test('sentences with commas before the table do not make it one by commas', async () => {
  const text =
    'Firma, oraș, țară, telefon;;\nValabil, din, azi;;\ncod;preț;stoc\nA;1,5;2\nB;2,5;3\n';
  expect((await cellsOf(utf8(text)))[2]).toEqual(['cod', 'preț', 'stoc']);
});

test('rows are counted as a spreadsheet counts them', async () => {
  const rows = await read(utf8('a;b\n\n"două\nrânduri";2\nc;3\n'));
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(rows[3]?.cells).toEqual(['c', '3']);
});

test('Cyrillic and Romanian of old Windows are told apart', async () => {
  // «Кабель;цена», and «Priză;preţ;Şină» as windows-1250 has them.
  const russian = [0xca, 0xe0, 0xe1, 0xe5, 0xeb, 0xfc, 0x3b, 0xf6, 0xe5, 0xed, 0xe0];
  expect(await cellsOf(Uint8Array.from(russian))).toEqual([['Кабель', 'цена']]);
  const romanian = [
    0x50, 0x72, 0x69, 0x7a, 0xe3, 0x3b, 0x70, 0x72, 0x65, 0xfe, 0x3b, 0xaa, 0x69, 0x6e, 0xe3,
  ];
  expect(await cellsOf(Uint8Array.from(romanian))).toEqual([['Priză', 'preț', 'Șină']]);
});

test('a workbook is read: shared and own texts, numbers, gaps, rows left out', async () => {
  const sheet = `
    <row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><v>18.899999999999999</v></c></row>
    <row r="5"><c t="inlineStr"><is><t>Кабель &amp; C</t></is></c><c t="str"><v>1.200</v></c></row>`;
  expect(await read(workbook(sheet, ['Priză']))).toEqual([
    { number: 2, cells: ['Priză', '', 18.9] },
    { number: 5, cells: ['Кабель & C', '1.200'] },
  ]);
});

test('while a large table is read, others have their turn', async () => {
  const table = utf8(`a;b\n${'un rând;1,5\n'.repeat(20_000)}`);
  let turns = 0;
  let isRead = false;
  const takeTurn = () => {
    turns += 1;
    if (!isRead) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  expect(await read(table)).toHaveLength(20_001);
  isRead = true;
  expect(turns).toBeGreaterThan(5);
});

test('formulas are known as such, in both', async () => {
  const sheet = '<row r="1"><c r="A1"><f>B1*2</f><v>4</v></c></row>';
  expect(await cellsOf(workbook(sheet))).toEqual([[{ formula: '=B1*2' }]]);
  expect(await cellsOf(utf8('a;"=HYPERLINK(""x"")"'))).toEqual([
    ['a', { formula: '=HYPERLINK("x")' }],
  ]);
});

const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
const large = ' '.repeat(3 * 2 ** 20);
const withPart = (name: string, text: string) =>
  zipOf(workbookParts(row).map((part) => (part.name === name ? { name, text } : part)));
const sheetName = 'xl/worksheets/sheet4.xml';
const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><worksheet>&c;</worksheet>';

test.each([
  ['nothing', new Uint8Array(), 'TABLE.EMPTY', undefined],
  ['too many bytes', { size: 64 * 2 ** 20 + 1, read: () => [] }, 'TABLE.LARGE', undefined],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'TABLE.OLD_EXCEL', undefined],
  ['a picture', Uint8Array.from([0xff, 0xd8, 0, 1, 2]), 'TABLE.NOT_TEXT', undefined],
  [
    'UTF-8 that is none',
    Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 10, 0x62, 10, 0xe3, 0x28]),
    'TABLE.ENCODING',
    3,
  ],
  ['a quote left open', utf8('a;b\n1;"x\n2;y\n'), 'TABLE.QUOTES', 2],
  ['a quote in the middle', utf8('a;b\n1;"x" y\n'), 'TABLE.QUOTES', 2],
  ['a million columns', utf8(`a;b\n${';'.repeat(1_000_000)}`), 'TABLE.COLUMNS', 2],
  ['many columns', utf8(`a;b\n${';'.repeat(300)}`), 'TABLE.COLUMNS', 2],
  ['a long cell', utf8(`a;${'x'.repeat(33_000)}`), 'TABLE.CELL', 1],
  ['a workbook cut short', workbook(row).subarray(0, 700), 'TABLE.ZIP', undefined],
  ['a bomb', withPart(sheetName, `<worksheet>${large}</worksheet>`), 'TABLE.BOMB', sheetName],
  [
    'a part larger than it says',
    zipOf(workbookParts(row).map((part) => ({ ...part, declares: 20 }))),
    'TABLE.ZIP',
    undefined,
  ],
  [
    'a part that says it is huge',
    zipOf(workbookParts(row).map((part) => ({ ...part, declares: 4_000_000_000 }))),
    'TABLE.BOMB',
    'xl/workbook.xml',
  ],
  [
    'too many parts',
    zipOf([...Array(600).keys()].map((at) => ({ name: `${at}.xml`, text: '' }))),
    'TABLE.BOMB',
    600,
  ],
  ['a bomb of entities', withPart(sheetName, bomb), 'TABLE.DOCTYPE', sheetName],
  ['an unknown entity', withPart(sheetName, '<worksheet>&c;</worksheet>'), 'TABLE.XML', sheetName],
  ['XML cut short', withPart(sheetName, '<worksheet><sheetData>'), 'TABLE.XML', sheetName],
  [
    'a column far to the right',
    workbook('<row r="3"><c r="XFD3"><v>1</v></c></row>'),
    'TABLE.COLUMNS',
    3,
  ],
  ['a row far below', workbook('<row r="99999999"><c><v>1</v></c></row>'), 'TABLE.ROWS', undefined],
  [
    'one row again and again',
    workbook('<row r="2"><c><v>1</v></c></row>'.repeat(3)),
    'TABLE.ROWS',
    undefined,
  ],
  ['no workbook at all', zipOf([{ name: 'a.txt', text: 'a' }]), 'TABLE.NO_SHEET', undefined],
])('refused, with place and reason: %s', async (_, bytes, key, place) => {
  expect(await refusal(bytes)).toEqual([key, place]);
});
