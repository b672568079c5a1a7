import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_FILE_BYTES } from '../../../../contract/editing/fields.ts';
import { type CatalogueSetup, openCatalogueSetup } from './catalogue-setup.fixture.ts';

let setup: CatalogueSetup;
beforeAll(async () => {
  setup = await openCatalogueSetup();
});
afterAll(() => setup.shop.close());

type Kind = 'pictures' | 'documents';

async function bring(kind: Kind, bytes: Uint8Array, name = 'poza.png', locale = 'ro') {
  const query = new URLSearchParams({ name });
  const answer = await setup.shop.app.request(`/api/staff/${kind}/?${query}`, {
    method: 'POST',
    headers: { ...(await setup.headersOf('catalogue')), 'Accept-Language': locale },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, json: await answer.json() };
}

const colour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3541e' } });
const pdf = (inside = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj <<>> endobj\n${inside}\ntrailer <<>>\nstartxref\n9\n%%EOF\n`);

/** Everything that was ever stored: rows and files. */
async function stored() {
  const { dataDir } = setup.shop.shop.config;
  const rows = await setup.shop.db.selectFrom('media_file').selectAll().orderBy('file').execute();
  const files = await Promise.all(
    ['originals', 'documents'].map((folder) =>
      readdir(join(dataDir, 'media', folder)).catch(() => []),
    ),
  );
  return { rows, files };
}

test('a picture is drawn anew, serves a product, and tells nothing of where it was taken', async () => {
  const photograph = await colour(40, 20)
    .withExif({ IFD3: { GPSLatitude: '47/1 0/1 0/1' }, IFD0: { Artist: 'Ana' } })
    .jpeg()
    .toBuffer();
  expect(photograph.includes('Ana')).toBe(true);
  const { status, json } = await bring('pictures', photograph, 'Priză roșie.JPG');
  expect(status).toBe(201);
  expect(json.file).toMatch(/^\/media\/default\/priza-rosie-[0-9a-f]{10}\.webp$/);
  const { dataDir } = setup.shop.shop.config;
  const stem = json.file.replace(/^.*\/(.*)\.webp$/, '$1');
  const kept = await sharp(join(dataDir, 'media', 'originals', `${stem}.webp`)).metadata();
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 40, 20, undefined]);
  const { id } = await setup.draft({ pictures: [{ file: json.file, alt_ro: 'Priză' }] });
  expect((await setup.form(id)).fields.pictures).toMatchObject([{ file: json.file }]);
  const served = await setup.shop.app.request(json.file);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
});

test('what hides behind a picture does not come along', async () => {
  const page = '<script>alert(1)</script>';
  const polyglot = Buffer.concat([await colour(8, 8).jpeg().toBuffer(), Buffer.from(page)]);
  const { json } = await bring('pictures', polyglot, 'x.html');
  expect(json.file).toMatch(/\.webp$/);
  const served = await setup.shop.app.request(json.file);
  expect(Buffer.from(await served.arrayBuffer()).includes('script')).toBe(false);
});

test('a large photograph is kept as large as anybody needs it', async () => {
  const { json } = await bring('pictures', await colour(6000, 300).png().toBuffer(), 'lat.png');
  const stem = json.file.replace(/^.*\/(.*)\.webp$/, '$1');
  const { dataDir } = setup.shop.shop.config;
  const { width } = await sharp(join(dataDir, 'media', 'originals', `${stem}.webp`)).metadata();
  expect(width).toBe(3200);
});

/** A PNG that says how large it is, and unpacks to nothing but zeroes. */
function bomb(width: number, height: number, bytes: number) {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(name), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([head, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each<[string, Kind, () => Uint8Array | Promise<Uint8Array>]>([
  ['a drawing with a script in it', 'pictures', () => Buffer.from(svg)],
  ['a drawing that says it is XML', 'pictures', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a page named as a picture', 'pictures', () => Buffer.from('<!doctype html><p>Bună</p>')],
  ['a picture that unpacks to 2,500 megapixels', 'pictures', () => bomb(50_000, 50_000, 9_000_000)],
  ['a picture as thin as a hair', 'pictures', () => bomb(1, 40_000, 160_000)],
  [
    'a picture that is cut off',
    'pictures',
    async () => (await colour(600, 600).png().toBuffer()).subarray(0, 300),
  ],
  [
    'the first bytes of a picture alone',
    'pictures',
    () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  ],
  ['a picture of letters', 'pictures', () => Buffer.from('\xff\xd8\xff<html>', 'latin1')],
  ['an animation', 'pictures', () => colour(9, 9).gif().toBuffer()],
  ['a picture nobody’s browser shows', 'pictures', () => colour(9, 9).tiff().toBuffer()],
  ['a program', 'pictures', () => Buffer.from('MZ\x90\x00', 'latin1')],
  ['nothing', 'pictures', () => Buffer.alloc(0)],
  ['a document in place of a picture', 'pictures', () => pdf()],
  ['a page named as a document', 'documents', () => Buffer.from('<html>%PDF-1.7 %%EOF</html>')],
  ['a picture in place of a document', 'documents', () => colour(9, 9).png().toBuffer()],
  ['a document that is cut off', 'documents', () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
  [
    'more than anybody may bring',
    'documents',
    () => Buffer.concat([pdf(), Buffer.alloc(MOST_FILE_BYTES), Buffer.from('%%EOF')]),
  ],
])('%s is refused, and nothing of it is kept', async (_, kind, bytes) => {
  const before = await stored();
  const content = await bytes();
  const ro = await bring(kind, content, 'foto.jpg');
  const ru = await bring(kind, content, 'foto.jpg', 'ru');
  expect([ro.status, ru.status]).toEqual([400, 400]);
  expect(JSON.stringify(ro.json)).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(JSON.stringify(ru.json)).toMatch(/\p{Script=Cyrillic}/u);
  expect(await stored()).toEqual(before);
});

test('whatever else a PDF holds, browsers save it and guess nothing', async () => {
  const { json } = await bring('documents', pdf('<script>alert(1)</script>'), 'Fișă.pdf');
  const served = await setup.shop.app.request(json.file);
  const { headers } = served;
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="fisa-[0-9a-f]+\.pdf"$/,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
});

test.each(['../../../etc/passwd', '..', 'a"\r\nX: y', 'ф', '.htaccess', 'x'.repeat(200)])(
  'a file called %j gets an address that can be served',
  async (name) => {
    const { status, json } = await bring('documents', pdf(name), name);
    expect(status).toBe(201);
    expect(json.file).toMatch(/^\/media\/documents\/[a-z0-9][a-z0-9.-]*\.pdf$/);
    expect((await setup.shop.app.request(json.file)).status).toBe(200);
  },
);

test('a body that never says how long it is ends where the limit is', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 2 ** 20;
      controller.enqueue(new Uint8Array(2 ** 20));
    },
  });
  const answer = await setup.shop.app.request('/api/staff/pictures/', {
    method: 'POST',
    headers: await setup.headersOf('catalogue'),
    body: endless,
    ...{ duplex: 'half' },
  });
  expect(answer.status).toBe(400);
  expect(sent).toBeLessThan(2 * MOST_FILE_BYTES);
});
