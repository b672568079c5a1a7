import { randomInt } from 'node:crypto';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { AwaitingReason, DeliveryType, OrderSource } from '../../../contract/constants.ts';
import type { OrderPayload } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import { lineTotal } from '../../../contract/money.ts';
import { firstPaymentStatus } from '../../../contract/order-money.ts';
import type { OrderTotals } from '../../../contract/order-totals.ts';
import type { Actor } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import type { Tables } from '../../base/database/tables.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import type { Line } from './compare-with-seen.ts';
import { orderSearchText, orderSearchWords } from './order-search-text.ts';
import type { promiseDay } from './promise-day.ts';
import type { OrderKey } from './queries.ts';
import type { Destination } from './resolve-destination.ts';

export type NewOrder = {
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
  /** Why it holds no goods yet. */
  awaiting: AwaitingReason | null;
  promised: ReturnType<typeof promiseDay>;
  key: OrderKey | null;
};

type Told = Pick<Selectable<Tables['customer_order']>, (typeof TOLD)[number]>;

/** Writes the order with its lines, timeline and what it is found and known again by; empties the source. */
export async function writeOrder(trx: Trx, placed: NewOrder) {
  for (;;) {
    const { statement, read } = orderToWrite(placed, sql`on conflict (id) do nothing`);
    const { rows } = await statement.execute(trx);
    const written = read(rows);
    if (written) return written;
  }
}

/**
 * The same as one statement among others. It fails where the number is taken, unless `whereTaken`
 * says otherwise. `read` understands its answer: the order as it stands now, or null.
 */
export function orderToWrite(placed: NewOrder, whereTaken = sql``) {
  const id = orderNumber();
  const row = orderRow(placed);
  const lines = placed.lines.map(lineRow);
  return {
    id,
    statement: statementOf(id, placed, { row, lines, whereTaken }),
    read([told]: Told[]) {
      if (!told) return null;
      const withSlugs = lines.map((line, at) => ({
        ...line,
        order_id: id,
        slug: placed.lines[at]?.slug ?? '',
      }));
      return { order: { ...row, ...told }, lines: withSlugs };
    },
  };
}

const lineRow = (line: Line, position: number) => ({
  position,
  product_id: line.id,
  code: line.code,
  title_ro: line.title_ro,
  title_ru: line.title_ru,
  unit_ro: line.unit_ro,
  unit_ru: line.unit_ru,
  price: line.price,
  promotion_price: line.promotion_price,
  agreed_price: line.agreed_price,
  agreed_basis: line.agreed_basis,
  quantity: line.quantity,
  total: lineTotal(line),
  vat_rate: line.vat_rate,
  warranty_months: line.warranty_months,
  sent: 0,
  one_piece: line.one_piece,
  cut_length: line.cut_length,
});

function orderRow(placed: NewOrder) {
  const { customer, payload, destination, totals } = placed;
  const company = payload.company ?? customer.company_name;
  const idno = payload.idno ?? (company === customer.company_name ? customer.idno : '');
  return {
    customer_id: customer.id,
    payment_status: firstPaymentStatus[payload.pay_method],
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

/** What the database says of a new order; by name, for the plan stays when columns are added. */
const TOLD = [
  'id',
  'status',
  'payment_status',
  'total',
  'paid',
  'awaiting',
  'version',
  'created_at',
  'updated_at',
  'status_since',
  'responsible_id',
  'cut_consent_at',
] as const;

type Written = {
  row: ReturnType<typeof orderRow>;
  lines: ReturnType<typeof lineRow>[];
  whereTaken: RawBuilder<unknown>;
};

const statementOf = (
  id: string,
  placed: NewOrder,
  { row, lines, whereTaken }: Written,
) => sql<Told>`
    with placed as (
      insert into customer_order (id, cut_consent_at, ${columnsOf(row)})
      select ${id}, case when ${isConsented(placed)}::boolean then now() end, ${columnsOf(row)}
      from json_populate_record(null::customer_order, ${JSON.stringify(row)})
      ${whereTaken}
      returning ${told}
    ), with_lines as (
      insert into order_line (order_id, ${columnsOf(lines[0])})
      select placed.id, line.*
      from placed
      cross join (
        select ${columnsOf(lines[0])}
        from json_populate_recordset(null::order_line, ${JSON.stringify(lines)})
      ) as line
    ), told as (
      insert into order_event (order_id, actor, version, kind, after)
      select id, ${placed.actor}, version, 'placed', jsonb_strip_nulls(jsonb_build_object(
        'status', status, 'payment_status', payment_status, 'total', total, 'awaiting', awaiting
      ))
      from placed
    ), found as (
      insert into order_search (order_id, created_at, text, words)
      select id, created_at, ${orderSearchText({ ...row, id })},
        array_to_tsvector(${orderSearchWords(lines)}::text[])
      from placed
    ), known as (${insertKey(placed)}
    ), emptied as (${emptySource(placed)}
    )
    select ${asPrepared('placed order')} *
    from placed`;

const told = sql.raw(TOLD.join(', '));

/** The names of a row's columns, which are ours; they travel as one text with its values. */
const columnsOf = (row: object = {}) => sql.raw(Object.keys(row).join(', '));

/** Where nothing is cut there is nothing to agree to. */
const isConsented = ({ payload, lines }: NewOrder) =>
  payload.cut_consent === true && lines.some(({ is_cut }) => is_cut);

const insertKey = ({ customer, key }: NewOrder) =>
  key === null
    ? sql`select`
    : sql`
      insert into order_key (customer_id, key, body_hash, order_id)
      select ${customer.id}, ${key.key}, ${key.bodyHash}, id
      from placed`;

const emptySource = ({ customer, lines, source }: NewOrder) =>
  source === null
    ? sql`select`
    : sql`
      delete from ${sql.table(source === 'favourites' ? 'favourite' : 'cart_line')}
      where customer_id = ${customer.id}
        and product_id = any(${lines.map(({ id }) => id)}::integer[])
        and exists (select from placed)`;

// Without I, L, O and U: nothing that is misread on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Short enough to say aloud, and one of a million million: nobody guesses another's. */
function orderNumber() {
  const half = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}
