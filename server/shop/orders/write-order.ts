import { randomInt } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { AwaitingReason, DeliveryType, OrderSource } from '../../../contract/constants.ts';
import type { OrderPayload } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import { lineTotal } from '../../../contract/money.ts';
import type { OrderTotals } from '../../../contract/order-totals.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import type { Tables } from '../../base/database/tables.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import type { Line } from './compare-with-seen.ts';
import type { OrderRow } from './lock-order.ts';
import { writeOrderEvent } from './order-events.ts';
import { writeOrderSearch } from './order-search.ts';
import type { promiseDay } from './promise-day.ts';
import { keptOf, linesOf } from './queries.ts';
import type { Destination } from './resolve-destination.ts';

type NewOrder = {
  customer: CustomerRow;
  payload: OrderPayload;
  locale: Locale;
  deliveryType: DeliveryType;
  destination: Destination;
  lines: Line[];
  totals: OrderTotals;
  /** What the order was put together in, to be emptied. */
  source: OrderSource | null;
  /** Why it holds no goods yet. */
  awaiting: AwaitingReason | null;
  promised: ReturnType<typeof promiseDay>;
};

/** Writes the order with its lines, timeline and what it is found by; empties the source. */
export async function writeOrder({ trx, actor, note }: Changing, placed: NewOrder) {
  const order = await insertOrder(trx, placed);
  const { id, version, status, payment_state, total, awaiting } = order;
  const rows = placed.lines.map((line, position) => lineRow(id, line, position));
  await trx.insertInto('order_line').values(rows).execute();
  const after = { status, payment_state, total, ...(awaiting && { awaiting }) };
  await writeOrderEvent(trx, { orderId: id, actor, version }, { kind: 'placed', after });
  const lines = await linesOf(trx, [id]);
  await writeOrderSearch(trx, order, lines);
  await emptySource(trx, placed);
  note({ verb: 'create', entity: 'order', ids: [id], version });
  return { order, lines };
}

/** Under a number that nobody has drawn before. */
async function insertOrder(trx: Trx, placed: NewOrder): Promise<OrderRow> {
  const { payload, lines } = placed;
  // Where nothing is cut there is nothing to agree to.
  const isConsented = payload.cut_consent === true && lines.some(({ is_cut }) => is_cut);
  const cut_consent_at = isConsented ? sql<Date>`now()` : null;
  const row = orderRow(placed);
  for (;;) {
    const order = await trx
      .insertInto('customer_order')
      .values({ ...row, id: orderNumber(), cut_consent_at })
      .onConflict((taken) => taken.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (order) return order;
  }
}

const lineRow = (order_id: string, line: Line, position: number) => ({
  ...keptOf(line),
  order_id,
  position,
  quantity: line.quantity,
  total: lineTotal(line),
  one_piece: line.one_piece,
  cut_length: line.cut_length,
});

function orderRow(placed: NewOrder) {
  const { customer, payload, destination, totals } = placed;
  const company = payload.company ?? customer.company_name;
  const idno = payload.idno ?? (company === customer.company_name ? customer.idno : '');
  return {
    customer_id: customer.id,
    locale: placed.locale,
    name: payload.name || customer.name || customer.username,
    phone: payload.phone || customer.phone,
    email: payload.email || customer.email,
    company,
    idno,
    ...knownOf(customer, idno),
    delivery_type: placed.deliveryType,
    district_id: destination.districtId,
    locality_id: destination.localityId,
    city: destination.city,
    suburb: destination.suburb,
    address: destination.address,
    pay_method: payload.pay_method,
    comment: payload.comment ?? '',
    awaiting: placed.awaiting,
    ...placed.promised,
    ...totals,
  } satisfies Omit<Insertable<Tables['customer_order']>, 'id'>;
}

/** What is known of the customer's own company holds for no other. */
export function knownOf(
  { idno: own, tva, legal_address }: Pick<CustomerRow, 'idno' | 'tva' | 'legal_address'>,
  idno: string,
) {
  return idno !== '' && idno === own ? { tva, legal_address } : { tva: '', legal_address: '' };
}

async function emptySource(trx: Trx, { customer, lines, source }: NewOrder) {
  if (source === null) return;
  await trx
    .deleteFrom(source === 'favourites' ? 'favourite' : 'cart_line')
    .where('customer_id', '=', customer.id)
    .where(sql<boolean>`product_id = any(${lines.map(({ product_id }) => product_id)}::integer[])`)
    .execute();
}

// Without I, L, O and U: nothing that is misread on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Short enough to say aloud, and one of a million million: nobody guesses another's. */
function orderNumber() {
  const half = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}
