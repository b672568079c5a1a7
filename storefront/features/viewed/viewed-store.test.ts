import { beforeEach, expect, test, vi } from 'vitest';
import { remember, viewed } from './viewed-store.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
});

const cable = {
  id: 7,
  slug: 'vvgng-3x2-5',
  title_ro: 'Cablu',
  title_ru: 'Кабель',
  image: null,
  code: 'OK-VVGP-3X2.5',
};

test('the last product opened comes first, each one once', () => {
  remember(cable);
  remember({ ...cable, id: 8 });
  remember(cable);
  expect(viewed.read().map(({ id }) => id)).toEqual([7, 8]);
});

test('a price is never kept', () => {
  const priced = { ...cable, price: 22.54, promotion_price: 20 };
  remember(priced);
  expect(JSON.parse(storage.get('viewedProducts') ?? '')).toEqual([cable]);
});

test('the list stays the same object until it changes, so that nothing is drawn for nothing', () => {
  remember(cable);
  expect(viewed.read()).toBe(viewed.read());
});

test.each([
  ['not even JSON', 'x'],
  ['no list', '{"id":7}'],
  ['a list of other things', '[null, 3, {"id":"7"}, {"id":9,"slug":"a","image":5}]'],
])('a storage that holds %s shows nothing viewed', (_, text) => {
  storage.set('viewedProducts', text);
  expect(viewed.read()).toEqual([]);
});

test('a product opened where nothing may be stored does no harm', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => remember(cable)).not.toThrow();
});
