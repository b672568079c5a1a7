import { expect, test } from 'vitest';
import { ApiError, createApi } from '../../api/client.ts';
import { silence, takePatience } from '../../api/patience.fixture.ts';
import { explain } from './send-order.ts';

const conflict = { detail: '', code: 'price-changed', products: [], delivery_fee: null };

/** The failure a call ends in when the shop answers so. */
async function failure(fetch: typeof globalThis.fetch) {
  const api = createApi({ locale: 'ro', token: null, fetch });
  const error: unknown = await api
    .post('/cart/cart-delete-all/')
    .catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('it did not fail');
  return error;
}

const answering = (status: number, body: unknown = { detail: '' }, headers = {}) =>
  failure(async () => Response.json(body, { status, headers }));

test.each([
  [401, undefined, { kind: 'signed-out' }],
  [
    400,
    { name: ['Introduceți numele'] },
    { kind: 'invalid', fields: { name: ['Introduceți numele'] } },
  ],
  [400, { detail: 'malformed' }, { kind: 'rejected' }],
  [403, undefined, { kind: 'rejected' }],
  [404, undefined, { kind: 'rejected' }],
  [409, conflict, { kind: 'conflict', conflict }],
  [409, undefined, { kind: 'rejected' }],
  [422, undefined, { kind: 'placed-before', order: null }],
  [408, undefined, { kind: 'unavailable' }],
  [500, undefined, { kind: 'unavailable' }],
  [503, undefined, { kind: 'unavailable' }],
  [429, undefined, { kind: 'busy', seconds: null }],
])('an answer of %i with %j', async (status, body, outcome) => {
  expect(explain(await answering(status, body))).toEqual(outcome);
});

test('the shop says how long to wait', async () => {
  const error = await answering(429, undefined, { 'Retry-After': '30' });
  expect(explain(error)).toEqual({ kind: 'busy', seconds: 30 });
});

test('no connection and no answer in time are told apart', async () => {
  const offline = await failure(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(explain(offline)).toEqual({ kind: 'offline' });
  const patience = takePatience();
  const slow = failure(silence);
  patience.end();
  expect(explain(await slow)).toEqual({ kind: 'timeout' });
});
