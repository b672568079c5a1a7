import { type Kysely, sql } from 'kysely';

/** Whose e-mail is known to be theirs, and from which devices customers have signed in before. */
export async function up(db: Kysely<never>) {
  await sql`alter table customer add column email_confirmed_at timestamptz`.execute(db);
  await sql`
    create table email_confirmation (
      customer_id integer primary key references customer on delete cascade,
      -- The address the link was sent to: it confirms no other.
      email text not null,
      token_hash bytea not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table customer_device (
      mark_hash bytea primary key,
      customer_id integer not null references customer on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create index customer_device_customer
    on customer_device (customer_id, expires_at)`.execute(db);
  await sql`create index customer_device_expires on customer_device (expires_at)`.execute(db);
}
