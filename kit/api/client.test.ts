import { describe, expect, test } from 'vitest';
import type { Locale } from '../../contract/locale.ts';
import { type Api, ApiError, createApi } from './client.ts';
import { silence, takePatience } from './patience.fixture.ts';

type Asked = { address: string; method: string; headers: Headers; body: unknown };

/** An API that gives these answers one after the other, then the last of them again. */
function shopAnswering(...answers: (() => Response | Promise<Response>)[]) {
  const asked: Asked[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method = '', headers, body } = init ?? {};
    asked.push({ address: String(input), method, headers: new Headers(headers), body });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer) throw new Error('no answer was prepared');
    return answer();
  };
  const as = (locale: Locale, token: string | null, signal?: AbortSignal) =>
    createApi({ locale, token, fetch, signal });
  return { asked, as };
}

const ok = () => Response.json({ fine: true });
const answering = (status: number) => () => Response.json({ detail: 'no' }, { status });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const cutOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":"JSGR-'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('it did not fail');
  return error;
};

test('a file is handed over as it is', async () => {
  const headers = { 'Content-Type': 'application/pdf' };
  const { as } = shopAnswering(() => new Response('%PDF-1.3', { headers }));
  const params = { id: 'K7M2-Q9XD', kind: 'proforma' };
  const file = await as('ro', 'ion').get('/orders/{id}/documents/{kind}/', { params });
  expect(await file.text()).toBe('%PDF-1.3');
});

describe('a request', () => {
  test('asks under the API’s path, in the page’s language, as JSON', async () => {
    const { asked, as } = shopAnswering(ok);
    await as('ru', null).post('/cart/temporary-cart/', {
      body: { product: 7, quantity: 2, user: 1 },
    });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        address: '/api/cart/temporary-cart/',
        body: '{"product":7,"quantity":2,"user":1}',
      },
    ]);
    expect(asked[0]?.headers.get('Accept-Language')).toBe('ru');
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('names the customer by the token scheme, and a guest by nothing', async () => {
    const { asked, as } = shopAnswering(ok);
    await as('ro', 'secret').get('/accounts/user-data/');
    await as('ro', null).get('/core/menu-items/');
    expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Token secret',
      null,
    ]);
  });

  test('carries its query as people write it', async () => {
    const { asked, as } = shopAnswering(ok);
    const attributes = 'section_mm2:2.5~mark:ВВГнг';
    await as('ro', null).get('/brands/products-filter/', {
      query: { brands_id: '[3,7]', attributes },
    });
    expect(asked[0]?.address).toBe(
      '/api/brands/products-filter/?attributes=section_mm2:2.5~mark:ВВГнг&brands_id=[3,7]',
    );
  });

  test('names what it is about in its path, whatever the name holds', async () => {
    const { asked, as } = shopAnswering(ok);
    await as('ro', null).get('/categories/categories/{category}/{subcategory}', {
      params: { category: 'cabluri', subcategory: '../50%?' },
    });
    expect(asked[0]?.address).toBe('/api/categories/categories/cabluri/..%2F50%25%3F');
  });

  test('is given up after ten seconds', async () => {
    const patience = takePatience();
    const api = createApi({ locale: 'ro', token: null, fetch: silence });
    const failing = failureOf(api.post('/cart/cart-delete-all/'));
    expect(patience.given.mock.calls).toEqual([[10_000]]);
    patience.end();
    const { status, cause } = await failing;
    expect(status).toBeUndefined();
    expect(cause).toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a read', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'answered %i is tried once more',
    async (status) => {
      const passing = shopAnswering(answering(status), ok);
      expect(await passing.as('ro', null).get('/core/menu-items/')).toEqual({ fine: true });
      const lasting = shopAnswering(answering(status));
      const failure = await failureOf(lasting.as('ro', null).get('/core/menu-items/'));
      expect(failure.status).toBe(status);
      expect(lasting.asked).toHaveLength(2);
    },
  );

  test.each([400, 401, 403, 404, 405, 410, 422, 501, 505])('answered %i is not', async (status) => {
    const { asked, as } = shopAnswering(answering(status), ok);
    expect((await failureOf(as('ro', null).get('/core/menu-items/'))).status).toBe(status);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['did not arrive', unreachable],
    ['was cut off on its way', cutOff],
    ['is a page of somebody else’s', () => new Response('<h1>Wi-Fi</h1>')],
  ])('whose answer %s is tried once more', async (_, lost) => {
    const passing = shopAnswering(lost, ok);
    expect(await passing.as('ro', null).get('/core/menu-items/')).toEqual({ fine: true });
    const lasting = shopAnswering(lost);
    const failure = await failureOf(lasting.as('ro', null).get('/core/menu-items/'));
    expect(failure.status).toBeUndefined();
    expect(lasting.asked).toHaveLength(2);
  });

  test('nobody waits for any more is not', async () => {
    const overtaken = new AbortController();
    const { asked, as } = shopAnswering(() => {
      overtaken.abort();
      return answering(503)();
    });
    await failureOf(as('ro', null, overtaken.signal).get('/products/search-filter/'));
    expect(asked).toHaveLength(1);
  });

  test('given up at the end of a common patience is not', async () => {
    const patience = new AbortController();
    let asked = 0;
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked += 1;
      return silence(input, init);
    };
    const api = createApi({ locale: 'ro', token: null, fetch, deadline: patience.signal });
    const failures = Promise.all([
      failureOf(api.get('/core/menu-items/')),
      failureOf(api.get('/core/delivery/')),
    ]);
    patience.abort();
    await failures;
    expect(asked).toBe(2);
  });
});

describe('a write', () => {
  test.each([
    ['answered 503', answering(503), 503],
    ['answered 409', answering(409), 409],
    ['without an answer', unreachable, undefined],
    ['whose answer was cut off', cutOff, undefined],
  ])('%s is never sent again', async (_, answer, status) => {
    const writes = [
      ['POST', (api: Api) => api.post('/cart/cart-delete-all/')],
      [
        'DELETE',
        (api: Api) => api.delete('/favorites/favorite-products/{id}/', { params: { id: 7 } }),
      ],
    ] as const;
    for (const [name, write] of writes) {
      const { asked, as } = shopAnswering(answer, ok);
      expect((await failureOf(write(as('ro', 'secret')))).status).toBe(status);
      expect(asked.map(({ method }) => method)).toEqual([name]);
    }
  });

  test('refused by a page that is not the shop’s is still known by its status', async () => {
    const { as } = shopAnswering(() => new Response('<html>', { status: 502 }));
    const failure = await failureOf(as('ro', 'secret').post('/cart/cart-delete-all/'));
    expect(failure).toMatchObject({ status: 502, data: null });
  });

  test('without anything to say is answered with nothing', async () => {
    const { as } = shopAnswering(() => new Response(null, { status: 204 }));
    expect(await as('ro', 'secret').post('/cart/cart-delete-all/')).toBeNull();
  });
});
