import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedList } from './stored-list.ts';

let stored: Map<string, string>;
let page: EventTarget;
let isFull: boolean;
let owner: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stored = new Map();
  page = new EventTarget();
  isFull = false;
  owner = 'ion';
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isNumber = (value: unknown) => typeof value === 'number';
const numbers = () => storedList({ key: () => `numbers of ${owner}`, isItem: isNumber });
const add = (number: number) => (list: readonly number[]) => [...list, number];
const keptOf = (name: string) => stored.get(`numbers of ${name}`);

function writeInOtherTab(text: string) {
  const key = `numbers of ${owner}`;
  stored.set(key, text);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('a page opened later finds what was put on the list', () => {
  numbers().change(add(1));
  expect(numbers().read()).toEqual([1]);
});

test.each(['x', '{"id":7}', 'null', '["1",null]'])(
  'a storage that holds %s is an empty list',
  (text) => {
    stored.set('numbers of ion', text);
    expect(numbers().read()).toEqual([]);
  },
);

test('the list stays the same object until it changes, so that nothing is drawn for nothing', () => {
  const list = numbers();
  list.change(add(1));
  expect(list.read()).toBe(list.read());
  list.subscribe(() => {});
  expect(list.read()).toBe(list.read());
});

test('what another tab writes is told, and nothing once nobody listens', () => {
  const list = numbers();
  const heard = vi.fn();
  const leave = list.subscribe(heard);
  list.read();
  writeInOtherTab('[5]');
  expect(heard).toHaveBeenCalledOnce();
  expect(list.read()).toEqual([5]);
  leave();
  writeInOtherTab('[6]');
  expect(heard).toHaveBeenCalledOnce();
  expect(list.read()).toEqual([6]);
});

test('a page that comes back from the browser’s memory shows what was written meanwhile', () => {
  const list = numbers();
  list.subscribe(() => {});
  list.read();
  stored.set('numbers of ion', '[7]');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(list.read()).toEqual([7]);
});

test('what is being typed is shown at once and stored when the typing rests', () => {
  const list = numbers();
  list.change(add(1), 300);
  vi.advanceTimersByTime(200);
  list.change(add(2), 300);
  vi.advanceTimersByTime(299);
  expect(list.read()).toEqual([1, 2]);
  expect(stored.size).toBe(0);
  vi.advanceTimersByTime(1);
  expect(keptOf('ion')).toBe('[1,2]');
});

test('what is being typed is stored when the page is left', () => {
  numbers().change(add(1), 300);
  page.dispatchEvent(new Event('pagehide'));
  expect(keptOf('ion')).toBe('[1]');
});

test('what another tab writes meanwhile stays, and so does what is being typed', () => {
  const list = numbers();
  list.subscribe(() => {});
  list.change(add(1), 300);
  writeInOtherTab('[5]');
  expect(list.read()).toEqual([5, 1]);
  vi.advanceTimersByTime(300);
  expect(keptOf('ion')).toBe('[5,1]');
});

test('what one person was typing is stored as theirs when another one comes', () => {
  const list = numbers();
  list.subscribe(() => {});
  list.change(add(1), 300);
  owner = 'ana';
  list.reload();
  expect(list.read()).toEqual([]);
  expect([keptOf('ion'), keptOf('ana')]).toEqual(['[1]', undefined]);
});

test('what is put on the list once somebody else is here is put on theirs, and shown', () => {
  const list = numbers();
  const heard = vi.fn();
  list.subscribe(heard);
  list.change(add(1));
  list.change(add(2), 300);
  owner = 'ana';
  stored.set('numbers of ana', '[7]');
  list.change(add(8));
  expect(list.read()).toEqual([7, 8]);
  expect([keptOf('ion'), keptOf('ana')]).toEqual(['[1,2]', '[7,8]']);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('what another tab has just written is not lost with the next change', () => {
  const list = numbers();
  list.subscribe(() => {});
  list.change(add(1));
  stored.set('numbers of ion', '[1,5]');
  list.change(add(2));
  expect(keptOf('ion')).toBe('[1,5,2]');
});

test('where nothing can be stored the list lasts as long as the page', () => {
  owner = 'somebody in private';
  isFull = true;
  const list = numbers();
  list.change(add(1));
  expect(list.read()).toEqual([1]);
  isFull = false;
  list.change(add(2));
  expect(keptOf(owner)).toBe('[1,2]');
});
