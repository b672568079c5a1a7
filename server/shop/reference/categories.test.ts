import { expect, test } from 'vitest';
import { type Category, filtersOf } from './categories.ts';

const attribute = (key: string, position: number) => ({
  id: position,
  key,
  title: { ro: key, ru: key },
  kind: 'word' as const,
  unit: { ro: '', ru: '' },
  position,
});
const section = attribute('section', 1);
const poles = attribute('poles', 2);

const category = (parts: Partial<Category>): Category => ({
  id: 1,
  parent: null,
  level: 1,
  slug: 'one',
  title: { ro: '', ru: '' },
  description: { ro: '', ru: '' },
  icon: null,
  path: [],
  children: [],
  products: 0,
  attributes: [],
  ...parts,
});

test('the filters of a group of categories stand by the products there are now', () => {
  const cables = category({ products: 3, attributes: [section] });
  const breakers = category({ products: 2, attributes: [poles] });
  const all = category({ children: [cables, breakers] });
  expect(filtersOf(all)).toEqual([section, poles]);
  breakers.products = 4;
  expect(filtersOf(all)).toEqual([poles, section]);
  expect(filtersOf(breakers)).toEqual([poles]);
});
