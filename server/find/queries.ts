import { type RawBuilder, sql } from 'kysely';
import { toLei } from '../../contract/money.ts';
import type { FoundThings } from '../../contract/staff/today.ts';
import type { Database } from '../database/connect.ts';
import { nameBeginning, numberBeginning, phoneBeginning } from './read-typed.ts';

type Found<Kind extends keyof FoundThings> = NonNullable<FoundThings[Kind]>;
type Condition = RawBuilder<boolean>;

const digitsOfPhone = sql`regexp_replace(phone, '\\D', '', 'g')`;

/** A typed `%` or `_` stands for itself. */
const beginsWith = (column: RawBuilder<unknown>, text: string) =>
  sql<boolean>`${column} like ${`${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

const either = (conditions: (Condition | null)[]) =>
  sql.join(
    conditions.filter((one) => one !== null),
    sql` or `,
  );

/** Relies on customer_order_number, customer_order_phone, customer_order_words. */
export async function findOrders(db: Database, text: string, limit: number) {
  const number = numberBeginning(text);
  const phone = phoneBeginning(text);
  const name = nameBeginning(text);
  const conditions = [
    number && beginsWith(sql`id`, number),
    phone && beginsWith(digitsOfPhone, phone),
    name &&
      sql<boolean>`to_tsvector('simple', name || ' ' || company || ' ' || idno) @@ to_tsquery('simple', ${name})`,
  ];
  if (conditions.every((one) => !one)) return [];
  const rows = await db
    .selectFrom('customer_order')
    .select([
      'id',
      'name',
      'company',
      'status',
      'payment_status',
      'delivery_type',
      'total',
      'created_at',
    ])
    .where(sql<boolean>`(${either(conditions.map((one) => one || null))})`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ total, created_at, ...row }): Found<'orders'>[number] => ({
    ...row,
    total: toLei(total),
    created_at: created_at.toISOString(),
  }));
}

/** Relies on customer_email_begins, customer_phone, customer_words. */
export async function findCustomers(db: Database, text: string, limit: number) {
  const phone = phoneBeginning(text);
  const name = nameBeginning(text);
  const conditions = [
    text.includes(' ') ? null : beginsWith(sql`email_key`, text.toLowerCase()),
    phone ? beginsWith(digitsOfPhone, phone) : null,
    name
      ? sql<boolean>`to_tsvector('simple', name || ' ' || username || ' ' || company_name || ' ' || idno) @@ to_tsquery('simple', ${name})`
      : null,
  ];
  if (conditions.every((one) => !one)) return [];
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'name', 'username', 'company_name as company', 'phone'])
    .where(sql<boolean>`(${either(conditions)})`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ name: own, username, ...row }): Found<'customers'>[number] => ({
    ...row,
    name: own || username,
  }));
}

/** The newest first; there are as many as a year brings. */
export async function findMessages(db: Database, text: string, limit: number) {
  const phone = phoneBeginning(text);
  const rows = await db
    .selectFrom('contact_request')
    .select(['id', 'name', 'comment', 'created_at'])
    .where(
      phone
        ? beginsWith(digitsOfPhone, phone)
        : sql<boolean>`strpos(lower(name || ' ' || comment), lower(${text})) > 0`,
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ comment, created_at, ...row }): Found<'messages'>[number] => ({
    ...row,
    comment: comment.slice(0, 120),
    created_at: created_at.toISOString(),
  }));
}

/** Relies on product_code. */
export async function findCodes(db: Database, code: string): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where(sql<boolean>`lower(code collate "C") = lower(${code} collate "C")`)
    .execute();
  return rows.map(({ id }) => id);
}
