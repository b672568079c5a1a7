import { expect, test } from 'vitest';
import { newsPath, readNewsView } from './news-address.ts';

test.each([
  ['/news', { kind: null, page: 1 }],
  ['/news?page=3', { kind: null, page: 3 }],
  ['/news?kind=announcement&page=2', { kind: 'announcement', page: 2 }],
] as const)('%s says what is looked at, and is written back as it was', (path, view) => {
  expect(readNewsView(path.slice('/news'.length))).toEqual(view);
  expect(newsPath('ro', view)).toBe(path);
});

test('Russian news have Russian addresses', () => {
  expect(newsPath('ru', { kind: 'news', page: 1 })).toBe('/ru/news?kind=news');
});

test.each(['?kind=gossip&page=0', '?page=-1', '?page=1e3', '?page=%00&kind='])(
  'nonsense is left out: %s',
  (search) => {
    expect(readNewsView(search)).toEqual({ kind: null, page: 1 });
  },
);
