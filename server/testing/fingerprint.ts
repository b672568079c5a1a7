import { sql } from 'kysely';
import type { Database } from '../base/database/connect.ts';
import { asPrepared } from '../base/database/prepared.ts';

/** Everything a request could change, apart from the counters of attempts and when somebody was last here. */
const tables = [
  'customer',
  'customer_token',
  'customer_note',
  'customer_change',
  'password_reset',
  'email_confirmation',
  'customer_device',
  'cart_line',
  'favourite',
  'customer_order',
  'order_line',
  'order_event',
  'order_parcel',
  'order_parcel_line',
  'order_search',
  'order_viewer',
  'order_key',
  'staff_order_key',
  'mail_outbox',
  'contact_request',
  'stock',
  'proforma_series',
  'proforma',
  'proforma_file',
  'staff',
  'staff_secret',
  'staff_recovery_code',
  'staff_session',
  'staff_network',
  'staff_invitation',
  'staff_password_link',
  'staff_view',
  'batch',
  'price_change',
  'job',
  'import_profile',
  'supplier_code',
  'import_run',
  'import_row',
  'exchange_payment',
  'money_entry',
  'order_credit',
  'audit_entry',
  'search_synonym',
  'equivalent_mark',
  'vocabulary',
];

const rowOf = (table: string) =>
  table === 'staff_session' ? sql`(to_jsonb(t) - 'last_used_at')::text` : sql`t::text`;

/** Two equal fingerprints: nothing was written in between. */
export async function fingerprint(db: Database) {
  const parts = tables.map(
    (table) => sql`
      (select ${sql.lit(table)} || count(*) || ':' || coalesce(sum(hashtext(${rowOf(table)})::bigint), 0)
       from ${sql.table(table)} t)`,
  );
  const { rows } = await sql<{ print: string }>`
    select ${asPrepared('fingerprint')} concat_ws(' ', ${sql.join(parts)}) as print`.execute(db);
  return rows[0]?.print;
}
