import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { explainFailure } from './explain-failure.ts';

/** What is told when a write is answered so. */
async function told(fetch: typeof globalThis.fetch, locale: 'ro' | 'ru' = 'ro') {
  const api = createApi({ locale, token: null, fetch, origin: 'http://shop' });
  const error: unknown = await api
    .post('/cart/cart-delete-all/')
    .catch((failure: unknown) => failure);
  return explainFailure(error, locale);
}

const answering =
  (status: number, data: unknown, headers: HeadersInit = {}): typeof globalThis.fetch =>
  async () =>
    Response.json(data, { status, headers });

test('the first message stands for all, and each stands by its field', async () => {
  const refused = { username: ['Ocupat', 'Scurt'], email: ['Greșit'] };
  expect(await told(answering(400, refused))).toEqual({
    text: 'Ocupat',
    fields: { username: 'Ocupat', email: 'Greșit' },
  });
});

test('a refusal without fields is said as it is', async () => {
  const { text } = await told(answering(401, { detail: 'Intrați în cont' }));
  expect(text).toBe('Intrați în cont');
});

test.each([
  [30, 'Prea multe încercări. Încercați din nou peste un minut.'],
  [61, 'Prea multe încercări. Încercați din nou peste 2 minute.'],
  [3000, 'Prea multe încercări. Încercați din nou peste 50 de minute.'],
])('after too many attempts it says how long %i seconds are', async (seconds, text) => {
  const refused = answering(429, { detail: 'Prea multe' }, { 'Retry-After': String(seconds) });
  expect((await told(refused)).text).toBe(text);
});

test('no connection and no answer in time are told apart', async () => {
  const unreachable = await told(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(unreachable.text).toMatch(/^Nu ne putem conecta la magazin/);
  const slow = await told(async () => {
    throw Object.assign(new Error('aborted'), { name: 'TimeoutError' });
  }, 'ru');
  expect(slow.text).toMatch(/^Магазин не ответил вовремя/);
});

test.each([
  ['a page of some gateway', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an empty answer', async () => new Response(null, { status: 500 })],
])('%s is no message for anybody', async (_, fetch) => {
  expect(await told(fetch)).toEqual({
    text: 'Serviciul nu este disponibil acum. Încercați din nou puțin mai târziu',
    fields: {},
  });
});
