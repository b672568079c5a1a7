import { expect, test } from 'vitest';
import { ApiError, createApi } from '../../../kit/api/client.ts';
import { silence, takePatience } from '../../../kit/api/patience.fixture.ts';
import { sendMessages } from './messages.ts';
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
  [429, undefined, { kind: 'busy', detail: null, minutes: 1 }],
])('an answer of %i with %j', async (status, body, outcome) => {
  expect(explain(await answering(status, body))).toEqual(outcome);
});

test('whoever has ordered too often reads what the shop says of it, and how long to wait', async () => {
  const detail = 'Prea multe comenzi într-o oră. Încercați mai târziu sau sunați-ne';
  const error = await answering(429, { detail }, { 'Retry-After': '3540' });
  expect(explain(error)).toEqual({ kind: 'busy', detail, minutes: 59 });
});

test.each([
  [1, 'un minut', '1 минуту'],
  [2, '2 minute', '2 минуты'],
  [59, '59 de minute', '59 минут'],
])('a wait of %i minutes is told as people say it', (minutes, ro, ru) => {
  expect(sendMessages.ro.busy(minutes)).toMatch(new RegExp(`peste ${ro}\\.$`));
  expect(sendMessages.ru.busy(minutes)).toMatch(new RegExp(`через ${ru}\\.$`));
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
