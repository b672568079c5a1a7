import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPicturePreset, picturePresets, pictureUrl } from '../../../contract/pictures.ts';
import { diskStore } from '../../base/media/disk-store.ts';
import { writeOriginal } from '../../base/media/media-files.ts';
import type { MediaStore } from '../../base/media/media-store.ts';
import { mediaRoutes } from './media-routes.ts';

const drawing = (width: number, height: number, fill = '#b3541e') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${fill}"/></svg>`;

let dataDir: string;
let store: MediaStore;
let shop: Hono;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cablaj-media-'));
  store = diskStore(dataDir);
  shop = new Hono().route('/media', mediaRoutes(store));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function bytesOf(response: Response) {
  return Buffer.from(await response.arrayBuffer());
}

async function pixel(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

describe('sizes', () => {
  const squares = ['avatar', 'thumbnail', 'product'] as const;

  test.each(squares)('%s is a webp of exactly its size, padded with white', async (preset) => {
    const file = await writeOriginal(store, 'reel', drawing(600, 200));
    const response = await shop.request(pictureUrl(file, preset));
    const bytes = await bytesOf(response);
    const { width, height, format } = await sharp(bytes).metadata();
    const side = picturePresets[preset].width;
    expect({ status: response.status, width, height, format }).toEqual({
      status: 200,
      width: side,
      height: side,
      format: 'webp',
    });
    expect((await pixel(bytes, 2, 2)).every((channel) => channel > 250)).toBe(true);
    const [red = 0, , blue = 255] = await pixel(bytes, side / 2, side / 2);
    expect(red - blue).toBeGreaterThan(100);
  });

  test.each([
    ['a photograph keeps its own size', 800, 400, 800, 400],
    ['a large photograph is at most 1600 wide', 3200, 1000, 1600, 500],
    ['a large photograph is at most 1600 high', 500, 2000, 400, 1600],
  ])('default: %s', async (_, width, height, servedWidth, servedHeight) => {
    const photograph = await sharp({ create: { width, height, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
    const file = await writeOriginal(store, 'photo', photograph);
    const served = await sharp(await bytesOf(await shop.request(file))).metadata();
    expect([served.width, served.height]).toEqual([servedWidth, servedHeight]);
  });

  test('default: a drawing is served at twice its size, for zooming', async () => {
    const file = await writeOriginal(store, 'cable', drawing(600, 600));
    const served = await sharp(await bytesOf(await shop.request(file))).metadata();
    expect([served.width, served.height]).toEqual([1200, 1200]);
  });

  test('narrower sizes keep the proportions too', async () => {
    const picture = { width: 1600, height: 640, channels: 3, background: '#456' } as const;
    const file = await writeOriginal(
      store,
      'banner',
      await sharp({ create: picture }).png().toBuffer(),
    );
    for (const [preset, width, height] of [
      ['half', 800, 320],
      ['quarter', 400, 160],
    ] as const) {
      const served = await bytesOf(await shop.request(pictureUrl(file, preset)));
      const { width: servedWidth, height: servedHeight } = await sharp(served).metadata();
      expect([servedWidth, servedHeight]).toEqual([width, height]);
    }
  });

  test('each size is written with its own quality', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const file = await writeOriginal(store, 'noise', noise);
    for (const preset of Object.keys(picturePresets).filter(isPicturePreset)) {
      const { width, quality } = picturePresets[preset];
      const side = Math.min(width, 300);
      const served = await bytesOf(await shop.request(pictureUrl(file, preset)));
      const expected = await sharp(noise).resize(side, side).webp({ quality }).toBuffer();
      expect(served.equals(expected)).toBe(true);
    }
  });
});

describe('refusals', () => {
  test.each([
    '/media/large/reel-0123456789.webp',
    '/media/icon/reel-0123456789.webp',
    '/media/toString/reel.webp',
    '/media/product/reel.png',
    '/media/product/reel',
    '/media/product/.webp',
    '/media/product/Reel.webp',
    '/media/product/-reel.webp',
    '/media/product/a..b.webp',
    '/media/product/..%2f..%2fsecret.webp',
    '/media/product/..%5csecret.webp',
    '/media/product/%2e%2e.webp',
    '/media/product/%2fetc%2fpasswd.webp',
    '/media/product/reel%00.webp',
    '/media/product/reel.webp%00',
    '/media/product/%252e%252e%252fsecret.webp',
    '/media/../secret.webp',
    '/media/product/a/b.webp',
    `/media/product/${'a'.repeat(122)}.webp`,
    '/media/originals/reel.svg',
    '/media/product',
    '/media/',
  ])('%s does not exist', async (path) => {
    await writeFile(join(dataDir, 'secret.webp'), 'secret');
    const response = await shop.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  test('nothing is rendered for a refused size', async () => {
    await writeOriginal(store, 'reel', drawing(10, 10));
    await shop.request('/media/huge/reel.webp');
    expect(await readdir(join(dataDir, 'media'))).toEqual(['originals']);
  });
});

describe('missing pictures', () => {
  test.each(['avatar', 'thumbnail', 'product'] as const)(
    'a missing picture is the placeholder in size %s, for a minute only',
    async (preset) => {
      const response = await shop.request(pictureUrl(null, preset));
      const { width, format } = await sharp(await bytesOf(response)).metadata();
      expect([response.status, width, format]).toEqual([200, picturePresets[preset].width, 'webp']);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    },
  );

  test('a picture nobody has is not there, and shows the placeholder all the same', async () => {
    const response = await shop.request('/media/product/nimeni.webp');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const { width } = await sharp(await bytesOf(response)).metadata();
    expect(width).toBe(picturePresets.product.width);
  });

  test('a corrupt original is the placeholder, and nothing of it is kept', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await mkdir(join(dataDir, 'media', 'originals'), { recursive: true });
    await writeFile(join(dataDir, 'media', 'originals', 'torn.png'), '\x89PNG\r\nnothing more');
    const torn = await shop.request('/media/product/torn.webp');
    const missing = await shop.request('/media/product/placeholder.webp');
    expect([torn.status, torn.headers.get('Cache-Control')]).toEqual([404, 'public, max-age=60']);
    expect((await bytesOf(torn)).equals(await bytesOf(missing))).toBe(true);
    expect(await readdir(join(dataDir, 'media'))).toEqual(['originals']);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  test('where kept pictures can be neither read nor written, they are drawn anew', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const file = await writeOriginal(store, 'reel', drawing(60, 60));
    await writeFile(join(dataDir, 'media', 'cache'), 'no folder');
    const response = await shop.request(pictureUrl(file, 'avatar'));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(await pixel(await bytesOf(response), 25, 25)).not.toEqual([255, 255, 255]);
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });

  test('an original that cannot be opened is the placeholder', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await mkdir(join(dataDir, 'media', 'originals', 'folder.svg'), { recursive: true });
    const response = await shop.request('/media/product/folder.webp');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([
      404,
      'public, max-age=60',
    ]);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  test('a picture that unpacks to too many pixels is not unpacked', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const file = await writeOriginal(store, 'bomb', drawing(30_000, 30_000));
    const response = await shop.request(file);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  test('a picture that arrives later takes the place of its placeholder', async () => {
    const file = await writeOriginal(store, 'late', drawing(60, 60));
    const original = join(dataDir, 'media', 'originals', file.slice(15).replace('.webp', '.svg'));
    await rm(original);
    const before = await shop.request(pictureUrl(file, 'avatar'));
    await writeOriginal(store, 'late', drawing(60, 60));
    const after = await shop.request(pictureUrl(file, 'avatar'));
    expect(before.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(after.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('caching', () => {
  test('a picture may be kept for ever', async () => {
    const file = await writeOriginal(store, 'reel', drawing(60, 60));
    const { headers } = await shop.request(pictureUrl(file, 'product'));
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('ETag')).toMatch(/^W\/"[\w-]{27}"$/);
  });

  test('who holds it already gets no bytes', async () => {
    const url = pictureUrl(await writeOriginal(store, 'reel', drawing(60, 60)), 'product');
    const tag = (await shop.request(url)).headers.get('ETag') ?? '';
    const again = await shop.request(url, { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
    const other = await shop.request(url, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('twenty who ask at once are served by one rendering', async () => {
    const url = pictureUrl(await writeOriginal(store, 'reel', drawing(600, 600)), 'product');
    const renderings = vi.spyOn(sharp.prototype, 'toBuffer');
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.request(url)));
    await shop.request(url);
    const count = renderings.mock.calls.length;
    renderings.mockRestore();
    const bodies = await Promise.all(answers.map(bytesOf));
    expect(new Set(bodies.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    expect(count).toBe(1);
    expect((await readdir(join(dataDir, 'media', 'cache', 'product'))).length).toBe(1);
  });

  test('a rendering outlives its original', async () => {
    const file = await writeOriginal(store, 'reel', drawing(60, 60));
    const first = await bytesOf(await shop.request(file));
    await rm(join(dataDir, 'media', 'originals'), { recursive: true });
    expect((await bytesOf(await shop.request(file))).equals(first)).toBe(true);
  });
});
