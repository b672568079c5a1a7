import { expect, test } from 'vitest';
import { countIn } from './price-list.tsx';

const category = (id: number, count: number) => ({
  id,
  slug: '',
  title: '',
  link: '',
  icon: null,
  level: 1 as const,
  parent_id: null,
  count,
});
const menu = [category(1, 7_000), category(2, 4_000)];

test('a list is as long as the categories that are chosen, or as all of them', () => {
  expect([countIn(menu, []), countIn(menu, [2]), countIn(menu, [1, 2])]).toEqual([
    11_000, 4_000, 11_000,
  ]);
});
