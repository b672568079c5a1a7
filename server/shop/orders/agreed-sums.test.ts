import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultDeliverySettings } from '../../../contract/delivery-fee.ts';
import type { PriceBasis } from '../../../contract/money.ts';
import { lineTotal, toBani, toLei } from '../../../contract/money.ts';
import { linesInOrder, orderTotals, totalsWithDelivery } from '../../../contract/order-totals.ts';
import { vatOfOrder, vatTotals } from '../../../contract/vat-totals.ts';
import { settlePrice } from '../catalogue/writing/settle-price.ts';
import { matterOf } from '../documents/proforma/content.ts';
import { sampleOrder } from '../documents/templates/samples.fixture.ts';
import { documentsXml } from '../exchange/orders/order-xml.ts';
import type { OfferedOrder } from '../exchange/orders/read-orders.ts';
import { asPriced, presentPrices } from '../pricing/priced-rows.ts';

const sold = fc.record({
  agreed_price: fc.integer({ min: 100, max: 50_000_000 }),
  agreed_basis: fc.constantFrom<PriceBasis>('net', 'gross'),
  vat_rate: fc.constantFrom(0, 8, 20),
  factor: fc.constantFrom(1, 1, 100, 305),
  count: fc.integer({ min: 1, max: 2_000 }),
  reduced: fc.option(fc.integer({ min: 1, max: 99 })),
});
const orders = fc.array(sold, { minLength: 1, maxLength: 12 });

type Sold = typeof sold extends fc.Arbitrary<infer One> ? One : never;

/** Its price with VAT times its quantity ends in half a ban, which its sum does not. */
const halfABan: Sold = {
  agreed_price: 125,
  agreed_basis: 'net',
  vat_rate: 20,
  factor: 1,
  count: 169,
  reduced: null,
};

/** A product by a price of 1C, and how many of it are ordered. */
function lineOf({ agreed_price, agreed_basis, vat_rate, factor, count, reduced }: Sold) {
  const plain = { price: 1, agreed_price: null, agreed_basis: null, vat_rate };
  const settled = settlePrice(plain, { agreed_price, agreed_basis });
  const lower = reduced === null ? null : Math.ceil((settled.price * reduced) / 100);
  const promotion_price = lower !== null && lower < settled.price ? lower : null;
  return { ...settled, vat_rate, promotion_price, factor, quantity: count * factor };
}

/** Half a unit counts up, by whole numbers of any size. */
const rounded = (whole: bigint, by: bigint) => Number((2n * whole + by) / (2n * by));

function totalByHand({ promotion_price, quantity, ...line }: ReturnType<typeof lineOf>): number {
  const { price, agreed_price, agreed_basis, vat_rate } = line;
  if (promotion_price !== null) return promotion_price * quantity;
  if (agreed_price === null) return price * quantity;
  const sum = rounded(BigInt(agreed_price) * BigInt(quantity), 100n);
  return agreed_basis === 'net' ? sum + rounded(BigInt(sum) * BigInt(vat_rate), 100n) : sum;
}

test('a line costs its price times its quantity, rounded once, in the basis it was agreed in', () => {
  fc.assert(
    fc.property(sold, (one) => {
      const line = lineOf(one);
      expect(lineTotal(asPriced(line))).toBe(totalByHand(line));
    }),
  );
});

test('cart, order, order by telephone, papers and 1C say the same to the ban', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom(0, 10_000), (wanted, fee) => {
      const lines = wanted.map(lineOf).map((line) => ({ ...line, ...asPriced(line) }));
      const totals = orderTotals(lines, fee);
      const goods = totals.total - fee;
      expect(totals.discount).toBeGreaterThanOrEqual(0);

      const to = { deliveryType: 'pickup', districtId: null } as const;
      const fetched = totalsWithDelivery(lines, to, defaultDeliverySettings);
      expect(fetched.total).toBe(goods);

      const cards = lines.map((line) => ({ ...line, ...presentPrices(line) }));
      expect(orderTotals(cards.flatMap(linesInOrder), fee)).toEqual(totals);

      const ordered = lines.map((line) => ({ ...line, total: lineTotal(line) }));
      const products = ordered.map(({ agreed, ...line }) => ({
        ...presented,
        ...line,
        total: toLei(line.total),
      }));
      const vat = vatOfOrder({ company: 'Elmo', products, delivery_fee: toLei(fee) });
      const printed = sampleOrder(lines.length, { delivery_fee: fee });
      const matter = matterOf({
        ...printed,
        lines: printed.lines.map((line, at) => ({ ...line, ...ordered[at] })),
      });
      expect(vatTotals(matter.lines)).toEqual(vat);
      expect(vat?.gross).toBe(totals.total);
      for (const [at, line] of matter.lines.slice(0, lines.length).entries()) {
        const { agreed, promotion_price, quantity } = lines[at] ?? {};
        expect(line.net + line.vat).toBe(line.gross);
        if (agreed?.basis !== 'net' || promotion_price !== null) continue;
        expect(line.unitNet).toBe(Math.round(agreed.price * 10_000));
        expect(line.net).toBe(Math.round((line.unitNet * (quantity ?? 0)) / 100));
      }

      const xml = told1c(ordered, totals.total, fee);
      const sums = [...xml.matchAll(LINE)].map(([, price, quantity, sum]) => ({
        price: Number(price),
        quantity: Number(quantity),
        sum: Number(sum),
      }));
      expect(sums).toHaveLength(ordered.length + (fee > 0 ? 1 : 0));
      for (const { price, quantity, sum } of sums) {
        expect(toBani(Number((price * quantity).toFixed(6)))).toBe(toBani(sum));
      }
      expect(toBani(sums.reduce((all, { sum }) => all + sum, 0))).toBe(totals.total);
    }),
    { examples: [[[halfABan], 0]] },
  );
});

const LINE =
  /<ЦенаЗаЕдиницу>([\d.]+)<\/ЦенаЗаЕдиницу><Количество>([\d.]+)<\/Количество><Сумма>([\d.]+)<\/Сумма>/g;

const presented = {
  id: 1,
  code: '',
  slug: '',
  title: '',
  units: 'm',
  one_piece: null,
  cut_length: null,
};

type Ordered = ReturnType<typeof lineOf> & { total: number };

function told1c(ordered: Ordered[], total: number, delivery_fee: number): string {
  const at = new Date('2026-11-19T10:00:00Z');
  const order: OfferedOrder = {
    id: 'ABCD-EFGH',
    version: 1,
    updated_at: at,
    customer_id: 1,
    status: 'new',
    payment_status: 'unpaid',
    payment_state: 'unpaid',
    credited: 0,
    received: 0,
    refunded: 0,
    balance: 0,
    delivery_vat_rate: 20,
    locale: 'ro',
    name: 'Ana',
    phone: '',
    email: '',
    company: '',
    idno: '',
    tva: '',
    legal_address: '',
    delivery_type: 'pickup',
    district_id: null,
    locality_id: null,
    city: '',
    suburb: '',
    address: '',
    pay_method: 'cash',
    comment: '',
    products_cost: total - delivery_fee,
    discount: 0,
    delivery_fee,
    total,
    paid: 0,
    created_at: at,
    status_since: at,
    awaiting: null,
    responsible_id: null,
    promised_day: null,
    promised_from: null,
    cut_consent_at: null,
    lines: ordered.map((line, position) => ({
      id: position,
      order_id: 'ABCD-EFGH',
      position,
      product_id: position,
      code: '',
      title_ro: 'Cablu',
      title_ru: '',
      unit_ro: 'm',
      unit_ru: 'м',
      warranty_months: 0,
      sent: 0,
      returned: 0,
      one_piece: null,
      cut_length: null,
      external_id: null,
      unit_said: null,
      unit: 'm',
      facts: [],
      ...line,
    })),
  };
  return documentsXml([order], { ordersInContainer: false, currencyName: 'MDL' });
}
