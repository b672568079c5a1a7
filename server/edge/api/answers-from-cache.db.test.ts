import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { revokeToken } from '../../shop/accounts/tokens.ts';
import { changeProduct } from '../../shop/catalogue/writing/change-product.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Asking, ask, comparable } from '../http/ask.fixture.ts';
import { listenOn } from '../http/listen-on.ts';
import type { Answered } from '../http/watch-requests.ts';
import { answersFromCache } from './answers-from-cache.ts';

let shop: TestShop;
let token: string;
/** The shop as it is served, and beside it the application alone, with the same answers. */
let served: Awaited<ReturnType<typeof listenOn>>;
let alone: Awaited<ReturnType<typeof listenOn>>;
const answers: Answered[] = [];
let passedOn = 0;

beforeAll(async () => {
  // What is kept is kept for ten seconds; here they never pass.
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await openTestShop('demo', { cachesAnswers: true });
  ({ token } = await shop.register());
  const of = { ...shop.shop, config: { ...shop.shop.config, trustProxy: 1 } };
  const note = (answered: Answered) => answers.push(answered);
  const app = createApp(of, undefined, undefined, note);
  const ready = answersFromCache(of, note);
  const place = { host: '127.0.0.1', port: 0 };
  served = await listenOn(app, place, {
    middleware: (req, res, next) =>
      ready(req, res, () => {
        passedOn += 1;
        next();
      }),
  });
  alone = await listenOn(app, place);
});
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all([served.close(), alone.close()]);
  await shop.close();
});

const LISTING = '/api/products/items/?parent_type=category&parent_slug=cabluri-si-conductoare';
const owner = () => ({ authorization: `Token ${token}` });

async function bothAnswer(path: string, asking?: Asking) {
  const answer = comparable(await ask(served.port, path, asking));
  expect(answer, `${path} ${JSON.stringify(asking)}`).toEqual(
    comparable(await ask(alone.port, path, asking)),
  );
  return answer;
}

const textOf = ({ body }: { body: string }) => Buffer.from(body, 'base64').toString();

test('what is ready is answered at once, in every form as the application answers it', async () => {
  const askings: [string, Asking?][] = [];
  for (const path of [LISTING, '/api/core/shop/', '/api/products/promotions-filter/']) {
    for (const headers of [{}, owner()]) {
      for (const locale of ['ro', 'ru-MD, ro;q=0.5', 'de']) {
        const asked = { ...headers, 'accept-language': locale };
        const { headers: got } = await ask(alone.port, path, { headers: asked });
        askings.push(
          [path, { headers: asked }],
          [path, { headers: { ...asked, 'accept-encoding': 'gzip, deflate, br' } }],
          [path, { headers: { ...asked, 'accept-encoding': 'gzip' } }],
          [path, { headers: { ...asked, 'if-none-match': got.etag } }],
          [path, { headers: { ...asked, 'if-none-match': '"another"' } }],
        );
      }
    }
  }
  const before = passedOn;
  for (const [path, asking] of askings) await bothAnswer(path, asking);
  expect(passedOn).toBe(before);
});

test('whoever has no token, or one that is nobody’s, gets no price that is ready for customers', async () => {
  const customer = await bothAnswer(LISTING, { headers: owner() });
  expect(JSON.parse(textOf(customer)).results[0].price).toBeGreaterThan(0);
  const strangers = [
    {},
    { authorization: `Token ${'x'.repeat(40)}` },
    { authorization: `Bearer ${token}` },
    { authorization: `Token ${token} x` },
    { authorization: `Token ${token.toUpperCase()}x` },
    { cookie: `token=${token}` },
  ];
  for (const headers of strangers) {
    const { results } = JSON.parse(textOf(await bothAnswer(LISTING, { headers })));
    expect(results[0].price, JSON.stringify(headers)).toBeNull();
  }
});

test('a token that has ended is nobody’s at once', async () => {
  const { token: leaving } = await shop.register();
  const headers = { authorization: `Token ${leaving}` };
  const price = async () =>
    JSON.parse(textOf(await bothAnswer(LISTING, { headers }))).results[0].price;
  expect(await price()).toBeGreaterThan(0);
  await revokeToken(shop.db, leaving);
  expect(await price()).toBeNull();
});

test('what has changed is not answered as it was', async () => {
  const first = JSON.parse(textOf(await bothAnswer(LISTING, { headers: owner() }))).results[0];
  const input = { price: first.price + 1 };
  await inShop(shop.db, (changing) => changeProduct(changing, first.id, { input }));
  await shop.changes.catchUp();
  const { results } = JSON.parse(textOf(await bothAnswer(LISTING, { headers: owner() })));
  expect(results[0].price).toBe(first.price + 1);
});

test('other methods, other spellings and what is to be noted each time are left to the application', async () => {
  const search = '/api/products/search-filter/?search=cablu';
  await bothAnswer(search);
  await bothAnswer(LISTING);
  const askings: [string, Asking?][] = [
    [search],
    [LISTING, { method: 'HEAD' }],
    [LISTING, { method: 'DELETE' }],
    [LISTING.replace('/products/', '/core/../products/')],
    ['/api/nothing/'],
  ];
  const before = passedOn;
  for (const [path, asking] of askings) await bothAnswer(path, asking);
  expect(passedOn - before).toBe(askings.length);
});

test('it is told of like every other request', async () => {
  for (const headers of [{}, owner()]) {
    await ask(alone.port, LISTING, { headers });
    const from = answers.length;
    await bothAnswer(LISTING, { headers });
    const [ready, made] = answers.slice(from).map(({ seconds, ...rest }) => rest);
    expect(ready).toEqual(made);
    expect(ready).toMatchObject({ method: 'GET', status: 200, cache: 'hit' });
  }
});
