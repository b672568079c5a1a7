import { sql } from 'kysely';
import type { Trx } from '../../base/database/connect.ts';
import { writeOrderSearch } from './order-search.ts';
import { linesOf } from './queries.ts';

/** Where a name or a street must not be empty. */
const NOBODY = '—';

/**
 * Takes the person out of their orders. What accounting needs stays: number, dates, lines, sums,
 * how it was paid and delivered, and of a company its name and fiscal code. The mails about an
 * order go: they hold the person's address, and the shop's notice their name. Of the timeline stays
 * what was done and when; notes, reasons and addresses are about the person.
 */
export async function eraseBuyer(trx: Trx, orderIds: string[]) {
  if (orderIds.length === 0) return;
  await trx.deleteFrom('mail_outbox').where('order_id', 'in', orderIds).execute();
  const orders = await trx
    .updateTable('customer_order')
    .set({
      name: NOBODY,
      phone: '',
      email: '',
      address: sql<string>`case when address = '' then '' else ${NOBODY} end`,
      comment: '',
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', 'in', orderIds)
    .returning(['id', 'name', 'company', 'phone', 'email', 'idno'])
    .execute();
  await sql`
    update order_event
    set
      text = '',
      before = case when kind in ('contact', 'note') then null else before end,
      after = case when kind in ('contact', 'note') then null else after - 'recipient' end
    where order_id = any(${orderIds})`.execute(trx);
  for (const table of ['money_entry', 'order_credit'] as const) {
    await trx.updateTable(table).set({ note: '' }).where('order_id', 'in', orderIds).execute();
  }
  const lines = Map.groupBy(await linesOf(trx, orderIds), (line) => line.order_id);
  for (const order of orders) await writeOrderSearch(trx, order, lines.get(order.id) ?? []);
}
