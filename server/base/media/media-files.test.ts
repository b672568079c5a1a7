import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskStore } from './disk-store.ts';
import { isStem, writeOriginal } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

let dataDir: string;
let store: MediaStore;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cablaj-store-'));
  store = diskStore(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const stored = () => readdir(join(dataDir, 'media', 'originals'));

describe('storing a picture', () => {
  test('names it by what it is and by its content', async () => {
    expect(await writeOriginal(store, 'Priză Öznur 2.5 mm² / neagră', svg)).toBe(
      '/media/default/priza-oznur-2.5-mm-neagra-a5a035f4bd.webp',
    );
    expect(await stored()).toEqual(['priza-oznur-2.5-mm-neagra-a5a035f4bd.svg']);
  });

  test('another content gets another name', async () => {
    const first = await writeOriginal(store, 'reel', svg);
    const second = await writeOriginal(store, 'reel', `${svg}\n`);
    expect(first).not.toBe(second);
    expect((await stored()).length).toBe(2);
  });

  test('the same picture is written once', async () => {
    const files = await Promise.all([1, 2, 3].map(() => writeOriginal(store, 'reel', svg)));
    const path = join(dataDir, 'media', 'originals', (await stored())[0] ?? '');
    const { mtimeMs } = await stat(path);
    files.push(await writeOriginal(store, 'reel', svg));
    expect(new Set(files).size).toBe(1);
    expect([(await stored()).length, (await stat(path)).mtimeMs]).toEqual([1, mtimeMs]);
  });

  test('the extension follows the content', async () => {
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
    await writeOriginal(store, 'a', await dot.clone().png().toBuffer());
    await writeOriginal(store, 'b', await dot.clone().jpeg().toBuffer());
    await writeOriginal(store, 'c', await dot.clone().webp().toBuffer());
    await writeOriginal(store, 'd', `<?xml version="1.0"?>${svg}`);
    expect((await stored()).map((name) => name.replace(/-\w+\./, '.'))).toEqual([
      'a.png',
      'b.jpg',
      'c.webp',
      'd.svg',
    ]);
  });

  test('what is not a picture is refused and leaves nothing behind', async () => {
    await expect(writeOriginal(store, 'page', '<html></html>')).rejects.toThrow(
      'A picture must be svg, png, jpeg or webp.',
    );
    await expect(stored()).rejects.toThrow('ENOENT');
  });

  test.each(['', '...', '../../etc/passwd', 'ш', 'x'.repeat(500), '-.-a-.-', 'a....b'])(
    'the hint %j gives a name that can be served',
    async (hint) => {
      const file = await writeOriginal(store, hint, svg);
      const stem = file.slice('/media/default/'.length, -'.webp'.length);
      expect([isStem(stem), stem.endsWith('-a5a035f4bd')]).toEqual([true, true]);
    },
  );
});
