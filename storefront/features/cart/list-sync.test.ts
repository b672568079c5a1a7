import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { lineOf } from './cart-line.ts';
import { listSync } from './list-sync.ts';
import { product } from './product.fixture.ts';
import { syncedList } from './synced-list.ts';

const ION = { user: 7, token: 'ion' };

let stored: Map<string, string>;
let page: EventTarget;
let isConnected: boolean;
/** The customer's list in the shop, and how often it was told that all was taken away. */
let held: Set<number>;
let emptied: number;
/** What the shop was told of, one by one. */
let told: number[];
/** The shop has answered, and the answer waits to be heard. */
let onTheWay: Promise<void>;

beforeEach(() => {
  stored = new Map();
  page = new EventTarget();
  isConnected = true;
  held = new Set();
  emptied = 0;
  told = [];
  onTheWay = Promise.resolve();
  vi.stubGlobal('window', Object.assign(page, { location: new URL('http://shop/') }));
  vi.stubGlobal('document', { cookie: 'token=ion' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const connected = async () => {
  if (!isConnected) throw new TypeError('no connection');
};

/** A list as one tab has it. */
function openTab() {
  const list = syncedList({ lines: () => 'lines', unsent: 'unsent' });
  const has = (id: number) => list.read().some((line) => line.id === id);
  const sync = listSync({
    list,
    pauses: { load: 0, send: 0 },
    claim: list.unsent.claim,
    async readIds() {
      await connected();
      return [...held];
    },
    async empty() {
      await connected();
      emptied += 1;
      held.clear();
    },
    async send(_, __, ids) {
      await connected();
      for (const id of ids) {
        told.push(id);
        if (has(id)) held.add(id);
        else held.delete(id);
      }
      list.unsent.settle(ids);
    },
    async takeOver() {
      await connected();
      const rows = [...held];
      await onTheWay;
      const unsent = list.unsent.ids();
      list.change((lines) => [
        ...lines.filter(({ id }) => unsent.has(id)),
        ...rows.filter((id) => !unsent.has(id)).map((id) => lineOf(product({ id }))),
      ]);
    },
  });
  return {
    list,
    ids: () => list.read().map(({ id }) => id),
    put: (id: number) => list.changeByHand([id], (lines) => [...lines, lineOf(product({ id }))]),
    drop: (id: number) =>
      list.changeByHand([id], (lines) => lines.filter((line) => line.id !== id)),
    ...sync,
  };
}

test('what is changed without a connection stays here and reaches the shop with it', async () => {
  held.add(1);
  const tab = openTab();
  const leave = tab.keep(ION);
  await soon(() => tab.list.load.read()).toBe('loaded');
  isConnected = false;
  tab.put(2);
  tab.drop(1);
  expect(await tab.load(ION)).toBe(false);
  expect([tab.ids(), [...held]]).toEqual([[2], [1]]);
  isConnected = true;
  page.dispatchEvent(new Event('online'));
  await soon(() => [...held]).toEqual([2]);
  await soon(() => tab.ids()).toEqual([2]);
  leave();
});

test('what one tab could not send, the other one sends; nothing it deleted comes back', async () => {
  held.add(1);
  const first = openTab();
  await first.load(ION);
  isConnected = false;
  first.put(2);
  first.drop(1);
  const second = openTab();
  expect(second.ids()).toEqual([2]);
  isConnected = true;
  expect(await second.load(ION)).toBe(true);
  expect([second.ids(), first.ids(), [...held]]).toEqual([[2], [2], [2]]);
});

test('whoever takes the last line away takes nothing of what another device put in meanwhile', async () => {
  held.add(1);
  const tab = openTab();
  const leave = tab.keep(ION);
  await soon(() => tab.list.load.read()).toBe('loaded');
  held.add(9);
  tab.drop(1);
  await tab.load(ION);
  expect([[...held], emptied, tab.list.unsent.ids().size]).toEqual([[9], 0, 0]);
  leave();
});

test('all that was seen here is taken away at once, what another device put in stays', async () => {
  for (const id of [1, 2]) held.add(id);
  const tab = openTab();
  await tab.load(ION);
  held.add(9);
  tab.list.clear();
  await tab.load(ION);
  expect([[...held], emptied, tab.ids()]).toEqual([[9], 0, [9]]);
  tab.put(3);
  await tab.load(ION);
  tab.list.clear();
  await tab.load(ION);
  expect([held.size, emptied, tab.list.unsent.ids().size]).toEqual([0, 1, 0]);
});

test('what an order took out the shop knows by itself, and what it said before brings none back', async () => {
  for (const id of [1, 2, 3]) held.add(id);
  const tab = openTab();
  await tab.load(ION);
  const late = Promise.withResolvers<void>();
  onTheWay = late.promise;
  const loading = tab.load(ION);
  await new Promise(setImmediate);
  // The order.
  for (const id of [1, 2]) held.delete(id);
  const taking = tab.list.takeOrdered([1, 2]);
  expect(tab.ids()).toEqual([3]);
  late.resolve();
  await Promise.all([loading, taking]);
  expect(tab.ids()).toEqual([3]);
  await tab.load(ION);
  expect([tab.ids(), told, emptied]).toEqual([[3], [], 0]);
});

test('what is put in again right after the order is the shop’s to hear of', async () => {
  held.add(1);
  const tab = openTab();
  await tab.load(ION);
  held.delete(1);
  const taking = tab.list.takeOrdered([1]);
  tab.put(1);
  await taking;
  await tab.load(ION);
  expect([tab.ids(), [...held], told]).toEqual([[1], [1], [1]]);
});

test('how far one customer’s list had come is not said of the next one’s', async () => {
  const tab = openTab();
  const leave = tab.keep(ION);
  await soon(() => tab.list.load.read()).toBe('loaded');
  const late = Promise.withResolvers<void>();
  onTheWay = late.promise;
  page.dispatchEvent(new Event('online'));
  vi.stubGlobal('document', { cookie: 'token=ana' });
  leave();
  expect(tab.list.load.read()).toBe('loading');
  late.resolve();
  // Behind the late answer.
  await tab.load(ION);
  expect(tab.list.load.read()).toBe('loading');
});

/** A browser's locks: whoever asks for one by the same name waits. */
function locks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name: string, _: LockOptions, work: () => Promise<void>) {
      const mine = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}

test('a line one tab takes away does not come back by what another one was just told', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  held.add(1);
  const [first, second] = [openTab(), openTab()];
  await first.load(ION);
  const late = Promise.withResolvers<void>();
  onTheWay = late.promise;
  const loading = second.load(ION);
  await new Promise(setImmediate);
  onTheWay = Promise.resolve();
  first.drop(1);
  const sending = first.load(ION);
  await new Promise(setImmediate);
  late.resolve();
  await Promise.all([loading, sending]);
  expect([first.ids(), [...held]]).toEqual([[], []]);
});

test('until a customer’s list is here an empty one says nothing, and a failure says so', async () => {
  const tab = openTab();
  expect(tab.list.load.read()).toBe('loading');
  isConnected = false;
  const leave = tab.keep(ION);
  await soon(() => tab.list.load.read()).toBe('failed');
  isConnected = true;
  page.dispatchEvent(new Event('online'));
  await soon(() => tab.list.load.read()).toBe('loaded');
  leave();
});

test('what a guest changes is not sent before somebody is known', () => {
  vi.stubGlobal('document', { cookie: '' });
  const tab = openTab();
  tab.put(3);
  expect([tab.ids(), tab.list.unsent.ids().size]).toEqual([[3], 0]);
});
