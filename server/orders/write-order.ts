import { randomInt } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type {
  DeliveryType,
  OrderSource,
  PayMethod,
  PaymentStatus,
} from '../../contract/constants.ts';
import type { OrderPayload } from '../../contract/forms/checkout.ts';
import type { Locale } from '../../contract/locale.ts';
import { lineTotal } from '../../contract/money.ts';
import type { OrderTotals } from '../../contract/order-totals.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import type { Actor } from '../changes/change.ts';
import type { Tables } from '../database/tables.ts';
import type { Line } from './compare-with-seen.ts';
import { writeOrderEvent } from './order-events.ts';
import { writeOrderSearch } from './order-search.ts';
import type { Destination } from './resolve-destination.ts';

type Trx = Transaction<Tables>;

type NewOrder = {
  customer: CustomerRow;
  payload: OrderPayload;
  locale: Locale;
  deliveryType: DeliveryType;
  destination: Destination;
  lines: Line[];
  totals: OrderTotals;
  /** Who placed it: the customer, or whoever of the shop took the call. */
  actor: Actor;
  /** What the order was put together in, to be emptied; null where the customer has nothing to do with it. */
  source: OrderSource | null;
};

/** Writes the order with its lines, timeline and what it is found by; empties the source. */
export async function writeOrder(trx: Trx, placed: NewOrder) {
  const { customer, lines, actor, source } = placed;
  const order = await insertUnderFreshNumber(trx, orderRow(placed));
  const rows = lines.map((line, position) => ({
    order_id: order.id,
    position,
    product_id: line.id,
    code: line.code,
    title_ro: line.title_ro,
    title_ru: line.title_ru,
    unit_ro: line.unit_ro,
    unit_ru: line.unit_ru,
    price: line.price,
    promotion_price: line.promotion_price,
    quantity: line.quantity,
    total: lineTotal(line),
    vat_rate: line.vat_rate,
    warranty_months: line.warranty_months,
    sent: 0,
  }));
  await trx.insertInto('order_line').values(rows).execute();
  await writeOrderEvent(
    trx,
    { orderId: order.id, actor, version: order.version },
    {
      kind: 'placed',
      after: { status: order.status, payment_status: order.payment_status, total: order.total },
    },
  );
  await writeOrderSearch(trx, order, rows);
  if (source) {
    await trx
      .deleteFrom(source === 'favourites' ? 'favourite' : 'cart_line')
      .where('customer_id', '=', customer.id)
      .where(
        'product_id',
        'in',
        lines.map(({ id }) => id),
      )
      .execute();
  }
  return { order, lines: rows.map((row, index) => ({ ...row, slug: lines[index]?.slug ?? '' })) };
}

type OrderRow = Omit<Insertable<Tables['customer_order']>, 'id'>;

function orderRow(placed: NewOrder): OrderRow {
  const { customer, payload, destination, totals } = placed;
  const idno = payload.idno ?? customer.idno;
  // What is known of the customer's own company holds for no other.
  const isOwn = idno !== '' && idno === customer.idno;
  return {
    customer_id: customer.id,
    payment_status: firstPaymentStatus[payload.pay_method],
    locale: placed.locale,
    name: payload.name || customer.name || customer.username,
    phone: payload.phone || customer.phone,
    email: payload.email || customer.email,
    company: payload.company ?? customer.company_name,
    idno,
    tva: isOwn ? customer.tva : '',
    legal_address: isOwn ? customer.legal_address : '',
    delivery_type: placed.deliveryType,
    district_id: destination.districtId,
    locality_id: destination.localityId,
    city: destination.city,
    suburb: destination.suburb,
    address: destination.address,
    pay_method: payload.pay_method,
    comment: payload.comment ?? '',
    ...totals,
  };
}

/** Cash is settled at the handover; of a card payment or a transfer the shop awaits word. */
const firstPaymentStatus: Record<PayMethod, PaymentStatus> = {
  cash: 'unpaid',
  card: 'pending',
  transfer: 'pending',
};

async function insertUnderFreshNumber(trx: Trx, row: OrderRow) {
  for (;;) {
    const order = await trx
      .insertInto('customer_order')
      .values({ ...row, id: orderNumber() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (order) return order;
  }
}

// Without I, L, O and U: nothing that is misread on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Short enough to say aloud, and one of a million million: nobody guesses another's. */
function orderNumber() {
  const half = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}
