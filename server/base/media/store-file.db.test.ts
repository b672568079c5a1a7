import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { brands } from '../../shop/catalogue/writing/brands.ts';
import { articles } from '../../shop/content/writing.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { Refused } from '../changes/refused.ts';
import type { Trx } from '../database/connect.ts';
import { namesOf } from './media-files.ts';
import { mediaStore } from './media-store.ts';
import { removeOrphans, removeUnusedFiles } from './remove-orphans.ts';
import { storeFile } from './store-file.ts';

let shop: TestShop;
let place: TestShop['shop'];
beforeAll(async () => {
  shop = await openTestShop('empty');
  place = shop.shop;
});
afterAll(() => shop.close());

const png = (red: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF');

test('a document is stored, has its row, and is served as what it is', async () => {
  const file = await storeFile(place, 'document', { name: 'Fișă tehnică.pdf', bytes: pdf });
  expect(file).toMatch(/^\/media\/documents\/fisa-tehnica-[0-9a-f]{10}\.pdf$/);
  const answer = await shop.app.request(file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  expect((await shop.app.request('/media/documents/nimic-0123456789.pdf')).status).toBe(404);
});

test.each<[string, 'picture' | 'document', Buffer]>([
  ['a program in place of a picture', 'picture', Buffer.from('MZ\x90\x00')],
  ['a picture in place of a document', 'document', Buffer.from('\x89PNG\r\n')],
  ['nothing', 'picture', Buffer.alloc(0)],
  ['more than anybody needs', 'document', Buffer.concat([pdf, Buffer.alloc(21 * 2 ** 20)])],
])('%s is refused, and no row is written', async (_, kind, bytes) => {
  const rows = () => shop.db.selectFrom('media_file').selectAll().orderBy('file').execute();
  const before = await rows();
  await expect(storeFile(place, kind, { name: 'x', bytes })).rejects.toBeInstanceOf(Refused);
  expect(await rows()).toEqual(before);
});

const isStored = async (file = '') => {
  const store = mediaStore(place.config);
  const found = await Promise.all(namesOf(file).map((name) => store.has(name)));
  return found.includes(true);
};

test('what nothing shows can be found and taken away; what is shown stays', async () => {
  const [logo, inText, orphan] = await Promise.all(
    [10, 20, 30].map(async (red) =>
      storeFile(place, 'picture', { name: `poza-${red}`, bytes: await png(red) }),
    ),
  );
  const paper = await storeFile(place, 'document', {
    name: 'orfan',
    bytes: Buffer.concat([pdf, Buffer.from('x')]),
  });
  await inShop(shop.db, async (changing) => {
    await brands.create(changing, { slug: 'elmo', title: 'Elmo', logo });
    await articles.create(changing, {
      slug: 'stire',
      kind: 'news',
      title_ro: 'Știre',
      body_ro: `<p><img src="${inText}" alt=""></p>`,
      published_at: new Date().toISOString(),
    });
  });
  // Who uploads needs time to use it.
  expect(await removeOrphans(place, new Date('2020-01-01'))).toEqual([]);
  const removed = await removeOrphans(place, new Date(Date.now() + 1_000));
  expect(removed).toEqual(expect.arrayContaining([orphan, paper]));
  expect(removed).not.toContain(logo);
  expect(removed).not.toContain(inText);
  const stored = await Promise.all([logo, inText, orphan, paper].map(isStored));
  expect(stored).toEqual([true, true, false, false]);
});

test('what is uploaded and never used is gone a month later, and the log names it', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const file = await storeFile(place, 'picture', { name: 'uitata', bytes: await png(77) });
    await removeUnusedFiles(place, Date.now() + 29 * 86_400_000);
    expect([await isStored(file), logged.mock.calls]).toEqual([true, []]);
    // Several processes at once: one of them takes it away.
    const later = Date.now() + 31 * 86_400_000;
    await Promise.all([1, 2, 3].map(() => removeUnusedFiles(place, later)));
    expect(await isStored(file)).toBe(false);
    expect(logged.mock.calls.flat().filter((line) => line.includes(file))).toHaveLength(1);
  } finally {
    logged.mockRestore();
  }
});

const pidOf = async (trx: Trx) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  return rows[0]?.pid;
};
/** Until so many wait, one for the other, for this connection. */
const waitingFor = (pid: number | undefined, many: number) =>
  soon(async () => {
    const { rows } = await sql`
      with recursive waiting (pid) as (
        select ${pid}::integer
        union
        select held.pid
        from waiting
        join pg_stat_activity held on waiting.pid = any(pg_blocking_pids(held.pid))
      )
      select from waiting`.execute(shop.db);
    return rows.length - 1;
  }).toBe(many);

test('a file that a form takes into use meanwhile stays', async () => {
  const file = await storeFile(place, 'picture', { name: 'tocmai', bytes: await png(88) });
  let removing: Promise<string[]> | undefined;
  await inShop(shop.db, async (changing) => {
    await brands.create(changing, { slug: 'tocmai', title: 'Tocmai', logo: file });
    removing = removeOrphans(place, new Date(Date.now() + 1_000));
    await waitingFor(await pidOf(changing.trx), 1);
  });
  expect(await removing).not.toContain(file);
  expect((await shop.app.request(file)).status).toBe(200);
});

test('who brings a file again while it is taken away has it', async () => {
  const brought = { name: 'din-nou', bytes: await png(99) };
  const file = await storeFile(place, 'picture', brought);
  let removing: Promise<string[]> | undefined;
  let bringing: Promise<string> | undefined;
  await shop.db.transaction().execute(async (trx) => {
    await sql`select from media_file where file = ${file} for update`.execute(trx);
    const pid = await pidOf(trx);
    removing = removeOrphans(place, new Date(Date.now() + 1_000));
    await waitingFor(pid, 1);
    bringing = storeFile(place, 'picture', brought);
    await waitingFor(pid, 2);
  });
  expect(await removing).toContain(file);
  expect(await bringing).toBe(file);
  expect(await isStored(file)).toBe(true);
});

test('what a store did not let go is found again', async () => {
  const file = await storeFile(place, 'picture', { name: 'ramasa', bytes: await png(66) });
  const [original = ''] = namesOf(file);
  const path = join(place.config.dataDir, 'media', original);
  // A folder in its place cannot be removed as a file.
  await rm(path);
  await mkdir(path);
  const soonAfter = new Date(Date.now() + 1_000);
  await expect(removeOrphans(place, soonAfter)).rejects.toThrow();
  await rmdir(path);
  expect(await removeOrphans(place, soonAfter)).toContain(file);
});
