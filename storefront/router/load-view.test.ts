import { expect, test } from 'vitest';
import { apiWith } from './api-with.fixture.ts';
import { loadView } from './load-view.ts';
import { Problem } from './problem.ts';
import type { LoaderArguments, Storefront } from './screen.ts';

const Page = () => null;
const ProblemPage = () => null;

const shop = (loader: (args: LoaderArguments) => unknown): Storefront => ({
  screens: [
    { name: 'product', path: '/product/:alias', load: async () => ({ loader, Component: Page }) },
  ],
  loadFrame: async ({ api }) => `frame in ${api.locale}`,
  Problem: ProblemPage,
});

const at = (path: string) => new URL(path, 'http://shop');
const apiIn = apiWith({});

test('a page comes with its data, its frame and its parameters, in the language of its address', async () => {
  const view = await loadView(
    shop(({ params, api }) => `${params.alias} in ${api.locale}`),
    at('/ru/product/nym?x=1'),
    { apiIn },
  );
  expect(view).toMatchObject({
    location: { pathname: '/ru/product/nym', search: '?x=1' },
    screen: 'product',
    frame: 'frame in ru',
    data: 'nym in ru',
    problem: null,
    Component: Page,
  });
});

test('what a loader says is missing is a missing page, and what it throws is a failure', async () => {
  const throwing = (error: unknown) =>
    shop(() => {
      throw error;
    });
  const missing = await loadView(throwing(new Problem(404)), at('/product/x'), { apiIn });
  const broken = await loadView(throwing(new Error('no')), at('/product/x'), { apiIn });
  const nowhere = await loadView(throwing(null), at('/nowhere'), { apiIn });
  expect([missing, broken, nowhere].map(({ problem }) => problem?.status)).toEqual([404, 500, 404]);
  expect([missing, broken, nowhere].map(({ Component }) => Component)).toEqual([
    ProblemPage,
    ProblemPage,
    ProblemPage,
  ]);
  expect(nowhere.frame).toBe('frame in ro');
});

test('a frame and data that are here already are not loaded again', async () => {
  let loads = 0;
  const storefront = shop(() => {
    loads += 1;
    return 'fresh';
  });
  const view = await loadView(storefront, at('/product/x'), {
    apiIn,
    frame: 'kept',
    data: 'former',
  });
  expect([view.frame, view.data, loads]).toEqual(['kept', 'former', 0]);
});

test('what is asked for a view that nobody waits for any more is called off', async () => {
  const overtaken = new AbortController();
  const asked: string[] = [];
  const storefront = shop(async ({ api }) => {
    overtaken.abort();
    return api.get('/products/items/{slug}', { params: { slug: 'nym' } });
  });
  const view = await loadView(storefront, at('/product/nym'), {
    apiIn: apiWith({ '/api/products/items/nym': {} }, asked),
    signal: overtaken.signal,
  });
  expect([view.problem?.status, asked]).toEqual([500, []]);
});
