import { sql } from 'kysely';
import { toLei } from '../../../contract/money.ts';
import type { CustomerExport } from '../../../contract/staff/customers.ts';
import { type Actor, change } from '../../base/changes/change.ts';
import { missing } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import { shown } from '../accounts/queries.ts';
import { presentOrder } from '../orders/present-order.ts';
import { linesOf } from '../orders/queries.ts';
import type { Shop } from '../shop.ts';
import { lockAnyCustomer } from './lock-any-customer.ts';
import { type Writer, writtenBy } from './own-messages.ts';

/**
 * All the shop holds of a person, for that person: no secrets, and no names of the shop's people.
 * Read as of one moment, while the customer is locked; that it was read is noted.
 */
export const exportCustomer = (shop: Pick<Shop, 'db'>, actor: Actor, id: number) =>
  change(shop.db, actor, async ({ trx, note }): Promise<CustomerExport> => {
    const customer = await lockAnyCustomer(trx, id);
    if (!customer || customer.erased_at) throw missing();
    note({ verb: 'change', entity: 'customer', ids: [id], after: { exported: true } });
    return {
      exported_at: new Date().toISOString(),
      account: await readAccount(trx, id),
      sessions: await readOwn(trx, 'customer_token', id, ['created_at', 'expires_at']),
      orders: await readOrders(trx, id),
      cart: await readProducts(trx, 'cart_line', id, ['quantity', 'cuts']),
      favourites: await readProducts(trx, 'favourite', id),
      notes: await readOwn(trx, 'customer_note', id, ['created_at', 'text']),
      messages: await readMessages(trx, customer),
      mails: await readMails(trx, id),
      changes: await readChanges(trx, id),
    };
  });

const readAccount = (trx: Trx, id: number) =>
  trx
    .selectFrom('customer')
    .select([...shown, 'locale', 'created_at', 'updated_at', 'blocked_at', 'block_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Own = 'customer_token' | 'customer_note';

const readOwn = (trx: Trx, table: Own, customerId: number, columns: string[]) =>
  trx
    .selectFrom(table)
    .select(columns.map((name) => sql.ref(name).as(name)))
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();

async function readOrders(trx: Trx, customerId: number) {
  const orders = await trx
    .selectFrom('customer_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(trx, ids), (line) => line.order_id);
  const events = Map.groupBy(await readEvents(trx, ids), (event) => event.order_id);
  const proformas = Map.groupBy(await readProformas(trx, ids), (proforma) => proforma.order_id);
  const parcels = Map.groupBy(await readParcels(trx, ids), (parcel) => parcel.order_id);
  const money = Map.groupBy(await readMoney(trx, ids), (entry) => entry.order_id);
  const credits = Map.groupBy(await readCredits(trx, ids), (credit) => credit.order_id);
  return orders.map((order) => ({
    ...presentOrder(order, lines.get(order.id) ?? [], order.locale),
    events: events.get(order.id) ?? [],
    parcels: parcels.get(order.id) ?? [],
    proformas: proformas.get(order.id) ?? [],
    money: money.get(order.id) ?? [],
    credits: credits.get(order.id) ?? [],
  }));
}

const readEvents = (trx: Trx, orderIds: string[]) =>
  trx
    .selectFrom('order_event')
    .select(['order_id', 'at', 'kind', 'before', 'after', 'text'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();

const readParcels = (trx: Trx, orderIds: string[]) =>
  trx
    .selectFrom('order_parcel')
    .select(['order_id', 'sent_at', 'carrier', 'tracking'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();

/** Bani, as the shop's books have them. */
const readMoney = (trx: Trx, orderIds: string[]) =>
  trx
    .selectFrom('money_entry')
    .select(['order_id', 'direction', 'amount', 'way', 'day', 'reference', 'note', 'recorded_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();

const readCredits = (trx: Trx, orderIds: string[]) =>
  trx
    .selectFrom('order_credit')
    .select(['order_id', 'amount', 'note', 'recorded_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();

const readProformas = (trx: Trx, orderIds: string[]) =>
  trx
    .selectFrom('proforma')
    .select(['order_id', 'year', 'number', 'version', 'issued_at', 'content'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();

async function readProducts(
  trx: Trx,
  table: 'cart_line' | 'favourite',
  customerId: number,
  wanted: string[] = [],
) {
  const products = await trx
    .selectFrom(table)
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product.code', 'product.title_ro as title', 'product.price', 'added_at'])
    .select(wanted.map((name) => sql.ref(name).as(name)))
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();
  return products.map(({ price, ...row }) => ({ ...row, price: toLei(price) }));
}

const readMessages = (trx: Trx, customer: Writer) =>
  trx
    .selectFrom('contact_request')
    .select(['created_at', 'name', 'phone', 'comment', 'state', 'notes'])
    .where(writtenBy(customer))
    .orderBy('id')
    .execute();

/** What was written to them and when; texts are dropped once they are sent. */
async function readMails(trx: Trx, customerId: number) {
  const { rows } = await sql`
    select kind, recipient, subject, mail_outbox.created_at, sent_at
    from mail_outbox
    left join customer_order on customer_order.id = order_id
    where mail_outbox.customer_id = ${customerId}
    or (customer_order.customer_id = ${customerId} and kind <> 'order-notice')
    order by mail_outbox.id`.execute(trx);
  return rows;
}

async function readChanges(trx: Trx, customerId: number) {
  const changes = await trx
    .selectFrom('customer_change')
    .select(['at', 'actor', 'before', 'after'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const byThemselves = `customer:${customerId}`;
  return changes.map(({ actor, ...row }) => ({
    ...row,
    by: actor === byThemselves ? 'customer' : 'shop',
  }));
}
