import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';

/** Where a name or a street must not be empty. */
const NOBODY = '—';

/**
 * Takes the person out of their orders. What accounting needs stays: number, dates, lines, sums,
 * how it was paid and delivered, and of a company its name and fiscal code. The mails about an
 * order go: they hold the person's address, and the shop's notice their name.
 */
export async function eraseBuyer(trx: Trx, orderIds: string[]) {
  if (orderIds.length === 0) return;
  await trx.deleteFrom('mail_outbox').where('order_id', 'in', orderIds).execute();
  await trx
    .updateTable('customer_order')
    .set({
      name: NOBODY,
      phone: '',
      email: '',
      address: sql<string>`case when address = '' then '' else ${NOBODY} end`,
      comment: '',
    })
    .where('id', 'in', orderIds)
    .execute();
}
