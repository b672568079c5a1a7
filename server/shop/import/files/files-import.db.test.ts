import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { MOST_FILE_BYTES } from '../../../../contract/editing/fields.ts';
import { packZip } from '../../../base/archives/pack-zip.ts';
import { zipOf } from '../../../base/archives/zip-of.fixture.ts';
import { noParts, readParts } from '../../catalogue/writing/product-parts.ts';
import { openImportSetup } from '../import-setup.fixture.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { db, tried, applied, undone, catalogueNow } = setup;

const photograph = (shade: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const fileName = 'poze.zip';

const partsOf = async (id: number) => (await readParts(db, [id])).get(id) ?? noParts;

/** Without the stored files: what nobody uses is removed later. */
async function shownNow() {
  const { media_file: _, ...catalogue } = await catalogueNow();
  return catalogue;
}

test('pictures and documents find their products by the codes in their names, and are undone as one batch', async () => {
  const [first, second] = [
    await setup.another({ code: 'VVG-3x2.5' }),
    await setup.another({ code: 'A/1*2', pictures: [], documents: [] }),
  ];
  const archive = packZip([
    { name: 'vvg-3X2.5_10.jpg', bytes: await photograph(200) },
    { name: 'VVG-3x2.5_2.jpg', bytes: await photograph(120) },
    { name: 'VVG-3x2.5.jpg', bytes: await photograph(40) },
    { name: 'a-1_2.PDF', bytes: pdf },
    { name: 'A_1_2 (3).jpeg', bytes: await photograph(80) },
    { name: '__MACOSX/._VVG-3x2.5.jpg', bytes: pdf },
  ]);
  const before = await shownNow();
  const { id, summary, rows } = await tried(archive, { fileName });
  expect(await shownNow()).toEqual(before);
  expect(summary).toMatchObject({ rows: 5, counts: { new: 5, refused: 0 } });
  expect(rows.map(({ product_id }) => product_id)).toEqual([first, first, first, second, second]);
  const seen = await setup.shown(id);
  expect(seen?.run).toMatchObject({ kind: 'files', state: 'tried', can: ['apply'] });
  expect(seen?.rows.map(({ file }) => file)).toEqual([
    { kind: 'picture', place: 10 },
    { kind: 'picture', place: 2 },
    { kind: 'picture', place: 1 },
    { kind: 'document', place: 1 },
    { kind: 'picture', place: 3 },
  ]);

  const { run } = await applied(id);
  expect(run).toMatchObject({ state: 'applied', file: null, summary: { saved: 2 } });
  const parts = await partsOf(first);
  // Behind the one it had, in the order of their numbers.
  expect(parts.pictures.map(({ file }) => file)).toEqual([
    setup.small.picture,
    ...[2, 1, 0].map((at) => storedIn(rows[at])),
  ]);
  expect((await partsOf(second)).documents).toMatchObject([
    { kind: 'datasheet', title_ro: 'Fișă tehnică' },
  ]);

  const again = await tried(archive, { fileName });
  expect(again.summary?.counts).toMatchObject({ new: 0, same: 5 });
  await undone(id);
  expect((await partsOf(first)).pictures.map(({ file }) => file)).toEqual([setup.small.picture]);
  expect(await partsOf(second)).toMatchObject({ pictures: [], documents: [] });
});

const storedIn = (row: { creates: object | null } | undefined) =>
  row?.creates && 'file' in row.creates ? Object(row.creates.file).file : null;

test('brought instead of those that are there, and put back where nobody changed them since', async () => {
  const product = await setup.another({ code: 'INLOC' });
  const { id } = await tried(packZip([{ name: 'inloc.jpg', bytes: await photograph(77) }]), {
    fileName,
    options: { files: 'replace' },
  });
  await applied(id);
  const pictures = async () => (await partsOf(product)).pictures.map(({ file }) => file);
  expect(await pictures()).toHaveLength(1);
  expect(await pictures()).not.toEqual([setup.small.picture]);
  await undone(id);
  expect(await pictures()).toEqual([setup.small.picture]);
});

test('one that is there already stays where others come instead of the rest', async () => {
  const product = await setup.another({ code: 'STA-1', pictures: [], documents: [] });
  const [kept, gone, brought] = [await photograph(11), await photograph(22), await photograph(33)];
  const first = packZip([
    { name: 'STA-1.jpg', bytes: gone },
    { name: 'STA-1_2.jpg', bytes: kept },
  ]);
  await applied((await tried(first, { fileName })).id);
  const [, before] = (await partsOf(product)).pictures;
  const second = packZip([
    { name: 'STA-1.jpg', bytes: kept },
    { name: 'STA-1_2.jpg', bytes: brought },
  ]);
  const { id, summary } = await tried(second, { fileName, options: { files: 'replace' } });
  expect(summary?.counts).toMatchObject({ new: 2, same: 0 });
  await applied(id);
  const after = (await partsOf(product)).pictures;
  expect(after.map(({ file }) => file)).toEqual([before?.file, expect.any(String)]);
});

test('what cannot be taken is refused file by file with its reason, and nothing of it is kept', async () => {
  await setup.another({ code: 'BUN' });
  await setup.another({ code: 'DOI-1' });
  await setup.another({ code: 'DOI/1' });
  const good = await photograph(50);
  const drawing = Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"></svg>');
  const files: [name: string, bytes: Uint8Array, key: string][] = [
    ['NIMENI.jpg', good, 'FILE.CODE'],
    ['dosar/BUN.jpg', good, 'FILE.PATH'],
    ['../../etc/BUN.jpg', good, 'FILE.PATH'],
    ['/BUN.jpg', good, 'FILE.PATH'],
    ['C:\\BUN.jpg', good, 'FILE.PATH'],
    ['DOI_1.jpg', good, 'FILE.CODES'],
    // A picture of a letter is two halves, and a name is kept up to its two hundredth.
    [`${'X'.repeat(199)}🔌.jpg`, good, 'FILE.CODE'],
    ['BUN.exe', good, 'FILE.KIND'],
    ['BUN', good, 'FILE.KIND'],
    ['BUN.svg', drawing, 'FILE.SVG'],
    ['BUN.png', drawing, 'FILE.SVG'],
    ['BUN.webp', Buffer.from('<script>alert(1)</script>'), 'FILE.NOT_PICTURE'],
    ['BUN_2.jpg', good.subarray(0, good.length - 40), 'FILE.DAMAGED'],
    ['BUN.pdf', good, 'FILE.NOT_DOCUMENT'],
    ['BUN_2.pdf', pdf.subarray(0, 20), 'FILE.DAMAGED'],
    ['BUN.jpeg', Buffer.alloc(0), 'FILE.EMPTY'],
    ['BUN_3.jpg', randomBytes(MOST_FILE_BYTES + 1), 'FILE.LARGE'],
  ];
  const before = await catalogueNow();
  const { id, summary } = await tried(packZip(files.map(([name, bytes]) => ({ name, bytes }))), {
    fileName,
  });
  expect(await catalogueNow()).toEqual(before);
  expect(summary?.counts).toEqual({ new: 0, changed: 0, same: 0, refused: files.length });
  const rows = await db
    .selectFrom('import_row')
    .select(['key', 'problems'])
    .where('run_id', '=', id)
    .orderBy('row')
    .execute();
  const keys = rows.map(({ problems: [problem] }) => Object(problem).key);
  expect(keys).toEqual(files.map(([, , key]) => key));
  const texts = (await setup.shown(id))?.rows.flatMap(({ problems }) => problems);
  expect(texts?.every(({ text }) => text.length > 8 && !text.includes('{'))).toBe(true);
});

const big = 'x'.repeat(3 * 2 ** 20);

test.each([
  ['cut short', packZip([{ name: 'BUN.jpg', bytes: pdf }]).subarray(0, 60), 'deteriorată'],
  ['with a zero byte in a name', packZip([{ name: 'BUN\0.jpg', bytes: pdf }]), 'deteriorată'],
  ['a bomb', zipOf([{ name: 'BUN.jpg', text: big }]), 'dimensiuni neobișnuite'],
  [
    'ten gigabytes by its own word',
    zipOf([{ name: 'BUN.jpg', text: 'x', declares: 4_294_967_294 }]),
    'dimensiuni',
  ],
  ['without any file', packZip([{ name: 'dosar/', bytes: Buffer.alloc(0) }]), 'niciun fișier'],
])('an archive is refused as a whole: %s', async (_, bytes, reason) => {
  const before = await catalogueNow();
  const { job, rows } = await tried(bytes, { fileName });
  expect([job.state, job.run, rows]).toEqual(['failed', 1, []]);
  expect(job.message?.ro).toContain(reason);
  expect(await catalogueNow()).toEqual(before);
});

test('the command line takes a folder of pictures', async () => {
  const product = await setup.another({ code: 'DIN-DOSAR', pictures: [] });
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-pictures-'));
  await writeFile(join(folder, 'din-dosar.jpg'), await photograph(90));
  await writeFile(join(folder, 'altceva.txt'), 'x');
  const command = fileURLToPath(new URL('../import-command.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, folder, '--apply', 'good'],
    {
      env: {
        ...process.env,
        DATABASE_URL: setup.shop.url,
        DATA_DIR: setup.shop.shop.config.dataDir,
      },
    },
  );
  expect(stdout).toContain('2 rows: 0 changed, 0 the same, 1 new, 1 refused');
  expect(stdout).toContain('altceva.txt\trefused');
  expect((await partsOf(product)).pictures).toHaveLength(1);
  await rm(folder, { recursive: true });
});
