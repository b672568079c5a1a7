import { type Kysely, sql } from 'kysely';

/** Links by which the shop's own people choose a new password. */
export async function up(db: Kysely<never>) {
  await sql`
    create table staff_password_link (
      -- One a person: a new one takes the former's place.
      staff_id integer primary key references staff on delete cascade,
      token_hash bytea not null,
      -- To whom it went: of no use to whoever has that address once it is another's.
      email_key text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index staff_password_link_token
    on staff_password_link (token_hash)`.execute(db);
}
