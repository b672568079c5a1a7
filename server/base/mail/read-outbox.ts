import { sql } from 'kysely';
import type { QueryOf } from '../../../contract/operation.ts';
import type { Mail, MailKind } from '../../../contract/staff/mails.ts';
import type { listMails } from '../../../contract/staff/operations/mails.ts';
import type { Database } from '../database/connect.ts';
import { pageOf, USUAL_PAGE } from '../database/page-of.ts';

/**
 * What the shop's people may read of mails that are about no order. All others, and whatever kind
 * comes, may hold a link that opens somebody's account.
 */
const readableKinds: readonly MailKind[] = [
  'customer-email-changed',
  'customer-password-changed',
  'contact-request',
  'staff-password-changed',
];

export const isSecret = ({ kind, order_id }: { kind: MailKind; order_id: string | null }) =>
  order_id === null && !readableKinds.includes(kind);

/** To the shop itself, wherever that wants its letters. */
const isToShop = (kind: MailKind) => kind === 'order-notice' || kind === 'contact-request';

const stateOf = sql<Mail['state']>`case
  when sent_at is not null then 'sent'
  when failed_at is not null then 'failed'
  else 'waiting'
end`;

const mails = (db: Database) =>
  db
    .selectFrom('mail_outbox')
    .select([
      'mail_outbox.id',
      'kind',
      'recipient',
      'order_id',
      'mail_outbox.customer_id',
      'subject',
      stateOf.as('state'),
      'mail_outbox.created_at',
      'sent_at',
      'failed_at',
      'next_attempt_at',
      'attempts',
      'last_error',
    ]);

type MailRow = Awaited<ReturnType<ReturnType<typeof mails>['executeTakeFirstOrThrow']>>;

const showMail = (row: MailRow): Mail => ({
  ...row,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  failed_at: row.failed_at?.toISOString() ?? null,
  next_attempt_at: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
  may_send_again: row.order_id !== null || (!isSecret(row) && row.state !== 'sent'),
  may_change_recipient: row.order_id !== null && !isToShop(row.kind),
});

export async function readMail(db: Database, id: number): Promise<(Mail & MailRowKind) | null> {
  const row = await mails(db).where('mail_outbox.id', '=', id).executeTakeFirst();
  return row ? { ...showMail(row), kind: row.kind } : null;
}
type MailRowKind = { kind: MailKind };

/** Newest first. Relies on the primary key, mail_outbox_due, mail_outbox_failed. */
export async function readOutbox(
  db: Database,
  { state, kind, recipient, order, since, before, limit = USUAL_PAGE }: QueryOf<typeof listMails>,
) {
  const rows = await mails(db)
    .$if(state !== undefined, (query) => query.where(inState[state ?? 'sent']))
    .$if(kind !== undefined, (query) => query.where(sql`kind`, '=', kind))
    .$if(Boolean(recipient), (query) =>
      query.where('recipient', 'ilike', `%${recipient?.replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(order !== undefined, (query) => query.where('order_id', '=', order?.toUpperCase() ?? ''))
    .$if(since !== undefined, (query) =>
      query.where(
        sql<Date>`coalesce(sent_at, failed_at, mail_outbox.created_at)`,
        '>=',
        new Date(since ?? 0),
      ),
    )
    .$if(before !== undefined, (query) => query.where('mail_outbox.id', '<', before ?? 0))
    .orderBy('mail_outbox.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows.map(showMail), limit, ({ id }) => id);
}

export const listOutbox = async (db: Database, wanted: QueryOf<typeof listMails>) => ({
  ...(await readOutbox(db, wanted)),
  counts: await countUnsent(db),
});

/** As the partial indexes have it. */
const inState = {
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`failed_at is not null and sent_at is null`,
  waiting: sql<boolean>`sent_at is null and failed_at is null`,
};

async function countUnsent(db: Database) {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select
      (select count(*) from mail_outbox where ${inState.waiting}) as waiting,
      (select count(*) from mail_outbox where ${inState.failed}) as failed`.execute(db);
  return { waiting: rows[0]?.waiting ?? 0, failed: rows[0]?.failed ?? 0 };
}

/** Everything written to a customer, also about their orders, newest first. */
export async function readMailsOf(db: Database, customerId: number, limit: number) {
  const toThem = mails(db).where('mail_outbox.customer_id', '=', customerId);
  const aboutOrders = mails(db)
    .innerJoin('customer_order', 'customer_order.id', 'mail_outbox.order_id')
    .where('customer_order.customer_id', '=', customerId)
    .where('kind', '<>', 'order-notice');
  const rows = await toThem.unionAll(aboutOrders).orderBy('id', 'desc').limit(limit).execute();
  return rows.map(showMail);
}
