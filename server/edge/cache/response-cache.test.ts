import { expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { Busy } from '../../base/pacing/waiting-line.ts';
import { createResponseCache } from './response-cache.ts';

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
  const cache = createResponseCache<Kept>();
  await cache.get('/', async () => page('home'));
  expect((await cache.get('/', unexpected)).name).toBe('home');
});

test('however many ask at once, a page is made once', async () => {
  const cache = createResponseCache<Kept>();
  const home = slowly('home');
  const asked = Array.from({ length: 50 }, () => cache.get('/', home.make));
  home.finish();
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  expect(home.times()).toBe(1);
});

test('a page that could not be made is tried again', async () => {
  const cache = createResponseCache<Kept>();
  const home = slowly('home');
  const asked = [cache.get('/', home.make), cache.get('/', home.make)];
  home.fail();
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  expect((await cache.get('/', async () => page('home'))).name).toBe('home');
});

test('who waits for a page that somebody else had no turn for gets a turn of their own, once', async () => {
  const cache = createResponseCache<Kept>();
  const theirs = Promise.withResolvers<never>();
  let begun = 0;
  const first = cache.get('/', () => theirs.promise);
  const others = Array.from({ length: 3 }, () =>
    cache.get('/', async () => {
      begun += 1;
      return page('home');
    }),
  );
  theirs.reject(new Busy());
  await expect(first).rejects.toBeInstanceOf(Busy);
  expect((await Promise.all(others)).map(({ name }) => name)).toEqual(['home', 'home', 'home']);
  expect(begun).toBe(1);

  const none = async () => Promise.reject(new Busy());
  const asked = Array.from({ length: 3 }, () => cache.get('/busy', none));
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
});

test('what is not worth keeping is made each time', async () => {
  const cache = createResponseCache<Kept>();
  const missing = async () => ({ ...page('missing'), keep: false });
  await cache.get('/nowhere', missing);
  expect((await cache.get('/nowhere', async () => page('found'))).name).toBe('found');
});

/** A cache whose time is the test's. */
function timed() {
  let now = 0;
  const cache = createResponseCache<Kept>({
    milliseconds: 30_000,
    renewing: 60_000,
    atWorst: 900_000,
    now: () => now,
  });
  let staleBy: number | null = null;
  return {
    cache,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** The page and by how much it was too old. */
    async look(make: Parameters<typeof cache.get>[1]) {
      staleBy = null;
      const { name } = await cache.get('/', make, {
        onStale: (milliseconds) => {
          staleBy = milliseconds;
        },
      });
      return [name, staleBy];
    },
  };
}

test('a page whose time is over is shown while one new one is made', async () => {
  const { look, pass } = timed();
  await look(async () => page('old'));
  pass(29_999);
  expect(await look(unexpected)).toEqual(['old', null]);
  pass(1);
  const renewed = slowly('new');
  expect(await look(renewed.make)).toEqual(['old', 0]);
  pass(5_000);
  expect(await look(renewed.make)).toEqual(['old', 5_000]);
  renewed.finish();
  await soon(() => look(renewed.make)).toEqual(['new', null]);
  expect(renewed.times()).toBe(1);
});

test('a page that is too old is not shown for a new one', async () => {
  const { look, pass } = timed();
  await look(async () => page('old'));
  pass(90_000);
  expect(await look(async () => page('new'))).toEqual(['new', null]);
});

test('a page that cannot be made anew is shown as it was, for a while', async () => {
  const { look, pass, cache } = timed();
  const away = () => Promise.reject(new Error('no database'));
  const lacking = async () => ({ ...page('lacking'), keep: false, lacksParts: true });
  await look(async () => page('whole'));
  cache.drop(new Set(['all']));
  expect(await look(away)).toEqual(['whole', 0]);
  pass(100_000);
  expect(await look(lacking)).toEqual(['whole', 70_000]);
  pass(800_000);
  await expect(look(away)).rejects.toThrow('no database');
  expect(await look(lacking)).toEqual(['lacking', null]);
});

test('a renewal that fails is tried again, and the page stays', async () => {
  const { look, pass } = timed();
  await look(async () => page('old'));
  pass(40_000);
  expect(await look(() => Promise.reject(new Error('busy')))).toEqual(['old', 10_000]);
  expect(await look(async () => page('new'))).toEqual(['old', 10_000]);
  await soon(() => look(unexpected)).toEqual(['new', null]);
});

test('when all who wait for a page have gone, it is called off; one who stays gets it', async () => {
  const cache = createResponseCache<Kept>();
  const [first, second] = [new AbortController(), new AbortController()];
  let calledOff: AbortSignal | undefined;
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>();
  const make = ({ signal }: { signal: AbortSignal }) => {
    calledOff = signal;
    return promise;
  };
  const asked = [first, second].map(({ signal }) => cache.get('/', make, { signal }));
  first.abort();
  expect(calledOff?.aborted).toBe(false);
  second.abort();
  expect(calledOff?.aborted).toBe(true);
  // Who comes now does not share what was called off.
  expect((await cache.get('/', async () => page('new'))).name).toBe('new');
  resolve(page('late'));
  await Promise.all(asked);
});

test('a page for one customer alone is shared with nobody, not even while it is made', async () => {
  const cache = createResponseCache<Kept>();
  let customer = 0;
  const own = async () => {
    customer += 1;
    return { ...page(`of ${customer}`), isPersonal: true };
  };
  const names = (await Promise.all([cache.get('/', own), cache.get('/', own)])).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['of 1', 'of 2']);
  expect((await cache.get('/', own)).name).toBe('of 3');
});

test('addresses that somebody invents push out no page of the catalogue', async () => {
  const cache = createResponseCache<Kept>({ bytes: { pages: 30, queries: 30, missing: 30 } });
  await cache.get('/catalog', async () => page('catalog'));
  for (let at = 0; at < 100; at += 1) {
    await cache.get(`/search?search=${at}`, async () => ({ ...page('found'), place: 'queries' }));
    await cache.get(`/nowhere/${at}`, async () => ({ ...page('missing'), place: 'missing' }));
  }
  expect((await cache.get('/catalog', unexpected)).name).toBe('catalog');
  expect((await cache.get('/nowhere/99', unexpected)).name).toBe('missing');
});

test('what was missing is looked for again after any change', async () => {
  const cache = createResponseCache<Kept>();
  const missing = async () => ({ ...page('missing'), place: 'missing' as const });
  await cache.get('/product/new', missing);
  const underWay = slowly('missing');
  const begun = cache.get('/product/newer', async () => ({
    ...(await underWay.make()),
    place: 'missing',
  }));
  cache.drop(new Set(['product:12']));
  underWay.finish();
  await begun;
  for (const path of ['/product/new', '/product/newer']) {
    expect((await cache.get(path, async () => page('found'))).name).toBe('found');
  }
});

test('pages never take more than their share of memory; the least used go first', async () => {
  const cache = createResponseCache<Kept>({ bytes: { pages: 30 } });
  for (const name of ['a', 'b', 'c']) await cache.get(name, async () => page(name));
  await cache.get('a', unexpected);
  await cache.get('d', async () => page('d'));
  for (const name of ['a', 'c', 'd']) await cache.get(name, unexpected);
  await expect(cache.get('b', unexpected)).rejects.toThrow('made again');
});

test('a page larger than the whole cache is not kept, and one growing is counted anew', async () => {
  let now = 0;
  const cache = createResponseCache<Kept>({
    bytes: { pages: 30 },
    milliseconds: 10,
    now: () => now,
  });
  await cache.get('huge', async () => page('huge', 31));
  await expect(cache.get('huge', unexpected)).rejects.toThrow('made again');
  // Were the weight of what is gone still counted, nothing would fit any more.
  for (; now < 100; now += 10) await cache.get('a', async () => page('a', 30));
  now -= 10;
  expect((await cache.get('a', unexpected)).weight).toBe(30);
});

test('a change of everything forgets every page', async () => {
  const cache = createResponseCache<Kept>({ bytes: { pages: 10 } });
  await cache.get('/', async () => page('before'));
  cache.drop(new Set(['all']));
  expect((await cache.get('/', async () => page('after'))).name).toBe('after');
  expect((await cache.get('/', unexpected)).name).toBe('after');
});

test('a page begun before a change is neither kept nor shared after it', async () => {
  const cache = createResponseCache<Kept>();
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
  const cache = createResponseCache<Kept>();
  const tagged = (name: string, ...tags: string[]) => ({ ...page(name), tags: new Set(tags) });
  await cache.get('/product/a', async () => tagged('a', 'product:1', 'product:2'));
  await cache.get('/catalog/b', async () => tagged('b', 'category:7', 'product:3'));
  cache.drop(new Set(['product:2', 'listings']));
  expect((await cache.get('/catalog/b', unexpected)).name).toBe('b');
  expect((await cache.get('/product/a', async () => tagged('new', 'product:1'))).name).toBe('new');
  cache.drop(new Set(['category:7']));
  expect((await cache.get('/catalog/b', async () => tagged('newer'))).name).toBe('newer');
});

test('a page that others no longer wait for is not kept either once what it shows has changed', async () => {
  const cache = createResponseCache<Kept>();
  const first = slowly('before');
  const second = slowly('second');
  const tagged = (name: string) => ({ ...page(name), tags: new Set(['product:1']) });
  const begun = cache.get('/', () => first.make().then(() => tagged('before')));
  cache.drop(new Set(['product:9']));
  // After a change it is begun anew for whoever comes, and the former goes on beside it.
  const anew = cache.get('/', () => second.make().then(() => tagged('second')));
  cache.drop(new Set(['product:1']));
  first.finish();
  expect((await begun).name).toBe('before');
  second.finish();
  expect((await anew).name).toBe('second');
  expect((await cache.get('/', async () => tagged('after'))).name).toBe('after');
});

test('a page begun earlier does not take the place of one begun later', async () => {
  const cache = createResponseCache<Kept>();
  const [earlier, later] = [slowly('earlier'), slowly('later')];
  const first = cache.get('/', earlier.make);
  cache.drop(new Set(['product:9']));
  const second = cache.get('/', later.make);
  later.finish();
  await second;
  earlier.finish();
  await first;
  expect((await cache.get('/', unexpected)).name).toBe('later');
});

test('a page begun before a change of something else is kept', async () => {
  const cache = createResponseCache<Kept>();
  const begun = slowly('begun');
  const first = cache.get('/', begun.make);
  cache.drop(new Set(['product:9']));
  begun.finish();
  await first;
  expect((await cache.get('/', unexpected)).name).toBe('begun');
});
