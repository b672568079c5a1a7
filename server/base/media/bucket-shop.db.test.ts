import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pictureUrl } from '../../../contract/pictures.ts';
import { createDatabase } from '../../testing/databases.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { readBackup } from '../backup/backup-folder.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { examine } from '../doctor/examine.ts';
import { openBucket } from './bucket.fixture.ts';
import { diskStore } from './disk-store.ts';
import { readOriginal, writeDocument, writeOriginal } from './media-files.ts';
import { mediaStore } from './media-store.ts';
import { removeOrphans } from './remove-orphans.ts';
import { storeFile } from './store-file.ts';

let bucket: Awaited<ReturnType<typeof openBucket>>;
let shop: TestShop;
let folder: string;
beforeAll(async () => {
  bucket = await openBucket();
  shop = await openTestShop('empty', { env: bucket.env });
  folder = await mkdtemp(join(tmpdir(), 'cablaj-bucket-shop-'));
});
afterAll(async () => {
  await shop.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const png = (red: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF');
const ask = (address: string) => shop.app.request(address);
const inBucket = (file: string) => {
  const stem = file.split('/').at(-1)?.split('.')[0] ?? 'nothing';
  return bucket.names().filter((name) => name.includes(stem));
};

test('what is brought lies in the bucket, is served in its sizes, and goes when nothing shows it', async () => {
  const picture = await storeFile(shop.shop, 'picture', { name: 'Priză', bytes: await png(10) });
  const paper = await storeFile(shop.shop, 'document', { name: 'Fișă', bytes: pdf });
  const served = await ask(pictureUrl(picture, 'thumbnail'));
  expect([served.status, served.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(Buffer.from(await (await ask(paper)).arrayBuffer())).toEqual(pdf);
  expect(inBucket(picture).map((name) => name.replace(/[^/]+$/, ''))).toEqual([
    'shop/media/cache/thumbnail/',
    'shop/media/originals/',
  ]);
  await removeOrphans(shop.shop, new Date(Date.now() + 1_000));
  expect([inBucket(picture), inBucket(paper)]).toEqual([[], []]);
  const gone = await Promise.all([pictureUrl(picture, 'thumbnail'), paper].map(ask));
  expect(gone.map(({ status }) => status)).toEqual([404, 404]);
  expect(await readdir(shop.shop.config.dataDir)).toEqual([]);
});

test('a shop moves from its disk into a bucket by a back-up, and then the bucket looks after its own', async () => {
  const disk = diskStore(folder);
  const picture = await writeOriginal(disk, 'veche', await png(20));
  const paper = await writeDocument(disk, 'veche', pdf);
  const former = { databaseUrl: await createDatabase('empty'), dataDir: folder };
  const taken = await takeBackup(former, { into: folder });
  const place = {
    databaseUrl: await createDatabase('bare'),
    dataDir: folder,
    bucket: bucket.config,
  };
  await restoreBackup(place, { folder: taken });
  const stem = picture.split('/').at(-1)?.replace('.webp', '') ?? '';
  expect(await readOriginal(mediaStore(place), stem)).toEqual(await png(20));
  expect(inBucket(paper)).toHaveLength(1);
  const { media, files } = await readBackup(await takeBackup(place, { into: folder }));
  expect([media, files]).toEqual(['bucket', []]);
});

const findings = async (env: Record<string, string>) => {
  const found = await examine({ DATA_DIR: folder, PORT: '0', ...bucket.env, ...env });
  return found.filter(({ about }) => about === 'bucket');
};

test('the doctor says whether the bucket does what the shop needs, and leaves nothing in it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = bucket.names();
  expect(await findings({})).toMatchObject([{ state: 'good' }]);
  expect(bucket.names()).toEqual(before);
  const [other] = await findings({ S3_BUCKET: 'not-there' });
  expect(other).toMatchObject({ state: 'bad', says: expect.stringContaining('NoSuchBucket') });
  const [refused] = await findings({ S3_SECRET_ACCESS_KEY: 'no-such-secret' });
  expect(refused).toMatchObject({ state: 'bad', says: expect.stringContaining('403') });
  expect(refused?.says).not.toContain('no-such-secret');
  warned.mockRestore();
});

test('while the store is away pictures are placeholders that nobody keeps, and uploads may come again', async () => {
  const [warned, failed] = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  for (const spy of [warned, failed]) spy.mockImplementation(() => {});
  const picture = await storeFile(shop.shop, 'picture', { name: 'Priză', bytes: await png(30) });
  await bucket.close();
  const shown = await ask(pictureUrl(picture, 'product'));
  const { format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([shown.status, shown.headers.get('cache-control'), format]).toEqual([
    503,
    'no-store',
    'webp',
  ]);
  const paper = await ask('/media/documents/fisa-0123456789.pdf');
  expect([paper.status, paper.headers.get('retry-after')]).toEqual([503, '30']);
  const rows = () => shop.db.selectFrom('media_file').selectAll().orderBy('file').execute();
  const before = await rows();
  const bringing = storeFile(shop.shop, 'document', { name: 'alta', bytes: pdf });
  await expect(bringing).rejects.toThrow('the store of pictures');
  expect(await rows()).toEqual(before);
  expect((await ask('/ready')).status).toBe(200);
  for (const spy of [warned, failed]) spy.mockRestore();
});
