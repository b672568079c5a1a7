import { afterAll, expect, test } from 'vitest';
import { zipOf } from '../../base/archives/zip-of.fixture.ts';
import { openImportSetup } from './import-setup.fixture.ts';
import { workbook, workbookParts } from './table/workbook.fixture.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { tried, asked, applied, codeOf, catalogueNow } = setup;

const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
const sheet = 'xl/worksheets/sheet4.xml';
const withSheet = (text: string) =>
  zipOf(workbookParts(row).map((part) => (part.name === sheet ? { name: sheet, text } : part)));
const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};">`).join(
  '',
);
const creates = () => ({
  category: setup.small.categories.sockets,
  brand: setup.small.brand,
  unit: 'm',
});

test.each<[string, Uint8Array, string[]]>([
  ['a workbook cut short', workbook(row).subarray(0, 700), ['deteriorat']],
  [
    'a zero byte in the name of a part',
    zipOf([...workbookParts(row), { name: 'xl/\0.xml', text: '' }]),
    ['deteriorat'],
  ],
  [
    'a zero byte behind the mark of UTF-8',
    Buffer.from('\uFEFFCod;Denumire;Preț\nA;bun;1,00\nB;ru\0pt;1,00\n'),
    ['Rândul 3'],
  ],
  ['a bomb', withSheet(`<worksheet>${' '.repeat(3 * 2 ** 20)}</worksheet>`), [sheet]],
  [
    'twelve gigabytes by its own word',
    zipOf(workbookParts(row).map((part) => ({ ...part, declares: 4_000_000_000 }))),
    ['neobișnuite'],
  ],
  [
    'a bomb of XML',
    withSheet(`<!DOCTYPE a [<!ENTITY l0 "lol">${lol}]><worksheet>&l9;</worksheet>`),
    [sheet, 'DTD'],
  ],
  [
    'somebody else’s file as an entity',
    withSheet('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>'),
    [sheet, 'DTD'],
  ],
  [
    'UTF-8 that is none in the third row',
    Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 10, 0x62, 10, 0xe3, 0x28]),
    ['Rândul 3'],
  ],
  [
    'text of two bytes, the larger first',
    Buffer.from('\uFEFFCod;Preț\n', 'utf16le').swap16(),
    ['CSV'],
  ],
  [
    'a hundred thousand columns',
    Buffer.from(`Cod;Preț\n${';'.repeat(100_000)}`),
    ['Rândul 2', '200'],
  ],
])(
  'refused as a whole with place and reason, and nothing is written: %s',
  async (_, bytes, texts) => {
    const before = await catalogueNow();
    const { job, summary, rows } = await tried(bytes, { options: { creates: creates() } });
    expect([job.state, job.run, summary, rows]).toEqual(['failed', 1, null, []]);
    for (const text of texts) expect(job.message?.ro).toContain(text);
    expect(job.message?.ru).toMatch(/[а-я]/);
    expect(await catalogueNow()).toEqual(before);
  },
);

test('rows that are wrong are refused one by one, with cell and reason, and nothing is written', async () => {
  const [a, b, c] = await Promise.all(
    [await setup.another(), await setup.another(), await setup.another()].map(codeOf),
  );
  const table = `Cod;Denumire;UM;Preț;Categorie
${a};x;m;=1+1;
${b};x;m;1,00;
${b};x;m;2,00;
${c};x;parsec;1,00;
R-1;x;m;-5,00;
R-2;<script>alert(1)</script>;m;5,00;
R-3;<b>gras</b>;m;5,00;
R-4;x;m;5,00;../../etc
R-5;x;m;1e9999;
R-6;x;m;NaN;
`;
  const before = await catalogueNow();
  const { id, rows, summary } = await tried(table, { options: { creates: creates() } });
  expect(summary?.counts).toEqual({ new: 0, changed: 0, same: 0, refused: 10 });
  const reported = rows.map(({ row: at, problems: [first] }) => {
    const { field, key } = Object(first);
    return `${at} ${field} ${key}`;
  });
  expect(reported).toEqual([
    '2 price ROW.FORMULA',
    '3 code ROW.TWICE',
    '4 code ROW.TWICE',
    '5 unit ROW.UNIT_UNKNOWN',
    '6 price ROW.NEGATIVE',
    '7 title ROW.HTML',
    '8 title ROW.HTML',
    '9 category ROW.CATEGORY',
    '10 price ROW.NOT_PRICE',
    '11 price ROW.NOT_PRICE',
  ]);
  expect(await asked(id, { mode: 'all' })).toEqual({ kind: 'refused-rows', rows: 10 });
  const { job } = await applied(id);
  expect(job.result).toMatchObject({ batch: null, saved: 0 });
  expect(await catalogueNow()).toEqual(before);
});
