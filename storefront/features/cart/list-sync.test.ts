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
/** The customer's list in the shop. */
let held: Set<number>;

beforeEach(() => {
  stored = new Map();
  page = new EventTarget();
  isConnected = true;
  held = new Set();
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
    claim: (user) => void list.unsent.claim(user),
    empty: () => connected().then(() => held.clear()),
    async send(_, __, ids) {
      await connected();
      for (const id of ids) {
        if (has(id)) held.add(id);
        else held.delete(id);
      }
      list.unsent.settle(ids);
    },
    async takeOver() {
      await connected();
      const unsent = list.unsent.ids();
      list.change((lines) => [
        ...lines.filter(({ id }) => unsent.has(id)),
        ...[...held].filter((id) => !unsent.has(id)).map((id) => lineOf(product({ id }))),
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

test('with the last line the whole list goes', async () => {
  held.add(1);
  const tab = openTab();
  await tab.load(ION);
  tab.drop(1);
  await tab.load(ION);
  expect([tab.ids(), held.size, tab.list.unsent.ids().size]).toEqual([[], 0, 0]);
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
