import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

type Kept = { name: string; weight: number };

const page = (name: string, weight = 10) => ({ value: { name, weight }, keep: true });
const unexpected = () => Promise.reject(new Error('made again'));

/** A page that is made when the test says so. */
function slowly(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof page>>();
  let times = 0;
  return {
    make: () => {
      times += 1;
      return promise;
    },
    finish: () => resolve(page(name)),
    fail: () => reject(new Error('no database')),
    times: () => times,
  };
}

test('a page is made once and served again', async () => {
  const cache = createPageCache<Kept>();
  await cache.get('/', async () => page('home'));
  expect((await cache.get('/', unexpected)).name).toBe('home');
});

test('however many ask at once, a page is made once', async () => {
  const cache = createPageCache<Kept>();
  const home = slowly('home');
  const asked = Array.from({ length: 50 }, () => cache.get('/', home.make));
  home.finish();
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  expect(home.times()).toBe(1);
});

test('a page that could not be made is tried again', async () => {
  const cache = createPageCache<Kept>();
  const home = slowly('home');
  const asked = [cache.get('/', home.make), cache.get('/', home.make)];
  home.fail();
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  expect((await cache.get('/', async () => page('home'))).name).toBe('home');
});

test('what is not worth keeping is made each time', async () => {
  const cache = createPageCache<Kept>();
  const missing = async () => ({ ...page('missing'), keep: false });
  await cache.get('/nowhere', missing);
  expect((await cache.get('/nowhere', async () => page('found'))).name).toBe('found');
});

test('a page is forgotten when its time is over', async () => {
  let now = 0;
  const cache = createPageCache<Kept>({ milliseconds: 30_000, now: () => now });
  await cache.get('/', async () => page('old'));
  now = 29_999;
  expect((await cache.get('/', unexpected)).name).toBe('old');
  now = 30_000;
  expect((await cache.get('/', async () => page('new'))).name).toBe('new');
});

test('pages never take more than their share of memory; the least used go first', async () => {
  const cache = createPageCache<Kept>({ bytes: 30 });
  for (const name of ['a', 'b', 'c']) await cache.get(name, async () => page(name));
  await cache.get('a', unexpected);
  await cache.get('d', async () => page('d'));
  for (const name of ['a', 'c', 'd']) await cache.get(name, unexpected);
  await expect(cache.get('b', unexpected)).rejects.toThrow('made again');
});

test('a page larger than the whole cache is not kept, and one growing is counted anew', async () => {
  let now = 0;
  const cache = createPageCache<Kept>({ bytes: 30, milliseconds: 10, now: () => now });
  await cache.get('huge', async () => page('huge', 31));
  await expect(cache.get('huge', unexpected)).rejects.toThrow('made again');
  // Were the weight of what is gone still counted, nothing would fit any more.
  for (; now < 100; now += 10) await cache.get('a', async () => page('a', 30));
  now -= 10;
  expect((await cache.get('a', unexpected)).weight).toBe(30);
});

test('a change of everything forgets every page', async () => {
  const cache = createPageCache<Kept>({ bytes: 10 });
  await cache.get('/', async () => page('before'));
  cache.drop(new Set(['all']));
  expect((await cache.get('/', async () => page('after'))).name).toBe('after');
  expect((await cache.get('/', unexpected)).name).toBe('after');
});

test('a page begun before a change is neither kept nor shared after it', async () => {
  const cache = createPageCache<Kept>();
  const before = slowly('before');
  const after = slowly('after');
  const first = cache.get('/', before.make);
  cache.drop(new Set(['all']));
  const second = cache.get('/', after.make);
  before.finish();
  expect((await first).name).toBe('before');
  const third = cache.get('/', unexpected);
  after.finish();
  expect((await second).name).toBe('after');
  expect((await third).name).toBe('after');
  expect((await cache.get('/', unexpected)).name).toBe('after');
});

test('a change forgets the pages that show it, and leaves the others', async () => {
  const cache = createPageCache<Kept>();
  const tagged = (name: string, ...tags: string[]) => ({ ...page(name), tags: new Set(tags) });
  await cache.get('/product/a', async () => tagged('a', 'product:1', 'product:2'));
  await cache.get('/catalog/b', async () => tagged('b', 'category:7', 'product:3'));
  cache.drop(new Set(['product:2', 'listings']));
  expect((await cache.get('/catalog/b', unexpected)).name).toBe('b');
  expect((await cache.get('/product/a', async () => tagged('new', 'product:1'))).name).toBe('new');
  cache.drop(new Set(['category:7']));
  expect((await cache.get('/catalog/b', async () => tagged('newer'))).name).toBe('newer');
});

test('a page begun before a change of something else is kept', async () => {
  const cache = createPageCache<Kept>();
  const begun = slowly('begun');
  const first = cache.get('/', begun.make);
  cache.drop(new Set(['product:9']));
  begun.finish();
  await first;
  expect((await cache.get('/', unexpected)).name).toBe('begun');
});
