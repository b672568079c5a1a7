import { type Kysely, sql } from 'kysely';

/** Customers whom the shop knows by telephone alone, and orders its people take for them. */
export async function up(db: Kysely<never>) {
  // Who has no e-mail has an empty one, like any other text that is not known, and no key to find
  // an account by; any number of them may be so.
  await sql`
    alter table customer
    alter column email_key drop not null,
    add constraint customer_email_has_key check (email_key is not null or email = '')`.execute(db);
  await sql`
    create table staff_order_key (
      staff_id integer not null references staff on delete cascade,
      key text not null check (char_length(key) between 1 and 200),
      body_hash bytea not null,
      order_id text not null references customer_order on delete cascade,
      created_at timestamptz not null default now(),
      primary key (staff_id, key)
    )`.execute(db);
}
