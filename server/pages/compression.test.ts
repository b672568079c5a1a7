import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';
import { chooseEncoding } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br; q=0.0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a browser that accepts %s is sent %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

const long = { results: Array.from({ length: 200 }, (_, id) => ({ id, title: 'Cablu NYM' })) };

const app = new Hono();
app.use(compressAnswers);
app.get('/long', (c) => c.json(long, 201, { Vary: 'Accept-Language' }));
app.get('/short', (c) => c.json({ id: 1 }));
app.get(
  '/picture',
  () => new Response(new Uint8Array(5000), { headers: { 'Content-Type': 'image/webp' } }),
);
app.get('/unchanged', (c) =>
  c.body(null, 304, { ETag: 'W/"1"', 'Content-Type': 'application/json' }),
);

const ask = (path: string, accepted: string, method = 'GET') =>
  app.request(path, { method, headers: { 'Accept-Encoding': accepted } });

test('a long answer travels compressed and arrives unchanged', async () => {
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await ask('/long', encoding);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(1000);
    expect(JSON.parse(open(bytes).toString())).toEqual(long);
  }
});

test('what would not get smaller is sent as it is', async () => {
  const short = await ask('/short', 'br');
  expect(short.headers.get('Content-Encoding')).toBeNull();
  expect(await short.json()).toEqual({ id: 1 });
  const picture = await ask('/picture', 'br');
  expect(picture.headers.get('Content-Encoding')).toBeNull();
  expect((await picture.arrayBuffer()).byteLength).toBe(5000);
});

test('whoever accepts nothing gets plain text', async () => {
  const answer = await ask('/long', 'identity');
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(await answer.json()).toEqual(long);
});

test('answers without a body stay without one', async () => {
  const unchanged = await ask('/unchanged', 'br');
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('ETag')).toBe('W/"1"');
  expect(await (await ask('/long', 'br', 'HEAD')).text()).toBe('');
});
