import { expect, test } from 'vitest';
import { ApiError, createApi } from './client.ts';

/** A shop that gives these answers, one after the other, and notes what it was asked. */
function shopAnswering(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method} ${input}`);
    const answer = answers[asked.length - 1];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  return { api: createApi({ locale: 'ro', token: null, fetch }), asked };
}

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('it did not fail');
  return error;
};

const ok = () => Response.json({ id: 7 });
const status = (code: number) => () => Response.json({ detail: 'not now' }, { status: code });
const brokenOff = () => new Response('{"id":7,"pro', { status: 201 });

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read answered with %i is tried once more, a write is not',
  async (code) => {
    const reading = shopAnswering(status(code), ok);
    expect(await reading.api.get('/cart/')).toEqual({ id: 7 });
    expect(reading.asked).toEqual(['GET /api/cart/', 'GET /api/cart/']);

    const writing = shopAnswering(status(code), ok);
    expect((await failureOf(writing.api.post('/cart/'))).status).toBe(code);
    expect(writing.asked).toEqual(['POST /api/cart/']);
  },
);

test('a read that fails twice has failed', async () => {
  const { api, asked } = shopAnswering(status(503), status(503), ok);
  expect(await failureOf(api.get('/cart/'))).toMatchObject({
    status: 503,
    data: { detail: 'not now' },
  });
  expect(asked).toHaveLength(2);
});

test.each([400, 401, 404])('a read refused with %i is not repeated', async (code) => {
  const { api, asked } = shopAnswering(status(code), ok);
  expect((await failureOf(api.get('/cart/'))).status).toBe(code);
  expect(asked).toHaveLength(1);
});

test('an answer that breaks off is no answer, and nobody is told that all went well', async () => {
  const writing = shopAnswering(brokenOff);
  expect((await failureOf(writing.api.post('/orders/orders/'))).status).toBeUndefined();
  expect(writing.asked).toHaveLength(1);

  const reading = shopAnswering(brokenOff, ok);
  expect(await reading.api.get('/cart/')).toEqual({ id: 7 });
});

test('a failure without a readable body is still known by its status', async () => {
  const { api } = shopAnswering(() => new Response('<html>', { status: 502 }));
  expect(await failureOf(api.post('/cart/'))).toMatchObject({ status: 502, data: null });
});

test('an empty answer to a write is a success', async () => {
  const { api } = shopAnswering(() => new Response(null, { status: 204 }));
  expect(await api.delete('/favorites/favorite-products/7/')).toBeNull();
});
