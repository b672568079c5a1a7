import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals } from '../../../../contract/order-totals.ts';
import { orderVat, vatTotals } from '../../../../contract/vat-totals.ts';
import { sampleOrder } from '../templates/samples.fixture.ts';
import { askedFor, matterOf } from './content.ts';

const priced = fc.record({
  price: fc.integer({ min: 1, max: 2_000_000 }),
  reduced: fc.option(fc.integer({ min: 1, max: 99 })),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  vat_rate: fc.constantFrom(20, 20, 20, 8, 0),
});

test('whatever is ordered, the sum to pay is the order’s to the ban', () => {
  const orders = fc.tuple(
    fc.array(priced, { minLength: 1, maxLength: 60 }),
    fc.constantFrom(0, 10_000, 15_000),
  );
  fc.assert(
    fc.property(orders, ([wanted, fee]) => {
      const printed = sampleOrder(wanted.length, { delivery_fee: fee });
      const lines = printed.lines.map((line, at) => {
        const { price = 1, reduced = null, quantity = 1, vat_rate = 20 } = wanted[at] ?? {};
        const lower = reduced === null ? null : Math.ceil((price * reduced) / 100);
        const promotion_price = lower !== null && lower < price ? lower : null;
        const total = (promotion_price ?? price) * quantity;
        return { ...line, price, promotion_price, quantity, total, vat_rate };
      });
      const { total } = orderTotals(
        lines.map((line) => ({ ...line, is_promotion: line.promotion_price !== null })),
        fee,
      );
      const matter = matterOf({ ...printed, lines });
      const sums = vatTotals(matter.lines);
      // As the checkout, the order's page and the letter say it.
      expect(orderVat(lines, fee)).toEqual(sums);
      expect(sums.gross).toBe(total);
      expect(sums.net + sums.vat.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const line of matter.lines) expect(line.net + line.vat).toBe(line.gross);
    }),
  );
});

test('delivery is a line like any other, unless it is free', () => {
  const { lines } = matterOf(sampleOrder(1, { delivery_fee: 15_000 }));
  expect(lines.at(-1)).toMatchObject({ title: { ro: 'Livrare' }, net: 12_500, vat: 2_500 });
  expect(matterOf(sampleOrder(1)).lines).toHaveLength(1);
});

test('of an order that is paid in part the paper asks for the rest', () => {
  const order = sampleOrder(2);
  const whole = askedFor(matterOf(order));
  expect(askedFor(matterOf({ ...order, order: { ...order.order, paid: 100_00 } }))).toBe(
    whole - 100_00,
  );
  expect(matterOf(order)).not.toHaveProperty('paid');
});
