import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';

/** Where a name must not be empty. */
const NOBODY = '—';

/**
 * Takes a private person out of the proformas of their orders: number, dates, lines and sums are
 * accounting, a person's name, phone, e-mail and address are not. The files that show them go, and
 * are drawn anew from what is left. What was issued to a company stays as it was issued.
 */
export async function erasePersonFromProformas(trx: Trx, orderIds: string[]) {
  if (orderIds.length === 0) return;
  const nobody = { name: NOBODY, phone: '', email: '' };
  const { rows } = await sql<{ id: number }>`
    update proforma
    set content = content || jsonb_build_object(
      'buyer', content -> 'buyer' || ${JSON.stringify({ name: NOBODY, address: '' })}::jsonb,
      'delivery', content -> 'delivery' || ${JSON.stringify({ place: '' })}::jsonb,
      'contact', ${JSON.stringify(nobody)}::jsonb
    )
    from customer_order
    where customer_order.id = proforma.order_id
    and proforma.order_id = any(${orderIds})
    and content -> 'buyer' ->> 'idno' = ''
    and (company = '' or content -> 'buyer' ->> 'name' <> company)
    returning proforma.id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  // After the update: whoever was storing a file has stored it by now, or finds the content changed.
  await trx.deleteFrom('proforma_file').where('proforma_id', 'in', ids).execute();
}
