import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { chooseEncoding, paysToCompress } from './compression.ts';
import { sendText } from './send-text.ts';

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

const textOf = (value: object) => Buffer.from(JSON.stringify(value));

const app = new Hono();
app.get('/long', (c) => {
  c.header('Vary', 'Accept-Language');
  return sendText(c, textOf(long), 201);
});
app.get('/short', (c) => sendText(c, textOf({ id: 1 })));

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
  expect(paysToCompress('image/webp', 5000)).toBe(false);
});

test('whoever accepts nothing gets plain text', async () => {
  const answer = await ask('/long', 'identity');
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(await answer.json()).toEqual(long);
});

test('whoever asks for the headers alone gets no body', async () => {
  expect(await (await ask('/long', 'br', 'HEAD')).text()).toBe('');
});
