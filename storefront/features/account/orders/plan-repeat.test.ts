import { expect, test } from 'vitest';
import type { Order } from '../../../../contract/shapes/order.ts';
import { productCard } from '../../../../contract/shapes/product-card.fixture.ts';
import { planRepeat } from './plan-repeat.ts';

const line = (id: number, quantity: number): Order['products'][number] => ({
  id,
  title: `Produs ${id}`,
  quantity,
  slug: `produs-${id}`,
  code: `C${id}`,
  units: 'm',
  price: 10,
  promotion_price: null,
  total: 10 * quantity,
});

const product = (id: number, stock: number) =>
  productCard({ id, stock, title: `Produs ${id}`, slug: `produs-${id}`, price: 12 });

test('what is there comes again in the quantity of then, at the price of now', () => {
  const now = new Map([[1, product(1, 100)]]);
  expect(planRepeat({ products: [line(1, 25)] }, now)).toEqual({
    lines: [{ product: product(1, 100), quantity: 25 }],
    missing: [],
    fewer: [],
  });
});

test('what is sold out or not sold any more is named', () => {
  const now = new Map([
    [1, product(1, 0)],
    [2, null],
    [3, product(3, 5)],
  ]);
  const plan = planRepeat({ products: [line(1, 1), line(2, 1), line(3, 5)] }, now);
  expect(plan.missing).toEqual(['Produs 1', 'Produs 2']);
  expect(plan.lines.map(({ product: { id } }) => id)).toEqual([3]);
  expect(plan.fewer).toEqual([]);
});

test('of what is short all that is left is taken, and said', () => {
  const plan = planRepeat({ products: [line(1, 25)] }, new Map([[1, product(1, 7)]]));
  expect(plan.lines).toMatchObject([{ quantity: 7 }]);
  expect(plan.fewer).toEqual([{ title: 'Produs 1', quantity: 7, units: 'm' }]);
});
