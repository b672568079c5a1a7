import { type Kysely, sql } from 'kysely';

type Customers = { customer: { id: number; username: string; email: string } };

const AT_ONCE = 5_000;

/**
 * Names and e-mails are compared in lower case, as the shop itself makes it: PostgreSQL's depends
 * on the locale the database was created with.
 */
export async function up(db: Kysely<Customers>) {
  await sql`
    alter table customer
    add column username_key text,
    add column email_key text`.execute(db);
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('customer')
      .select(['id', 'username', 'email'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    await sql`
      update customer
      set username_key = given.username, email_key = given.email
      from unnest(
        ${rows.map(({ id }) => id)}::integer[],
        ${rows.map(({ username }) => username.toLowerCase())}::text[],
        ${rows.map(({ email }) => email.toLowerCase())}::text[]
      ) as given (id, username, email)
      where customer.id = given.id`.execute(db);
    after = last.id;
  }
  // Where the database took two spellings for two people, the first one keeps the name; the other
  // still signs in by what is different.
  for (const column of ['username_key', 'email_key']) {
    const key = sql.ref(column);
    await sql`
      update customer
      set ${key} = ${key} || '#' || id
      where exists (
        select from customer as earlier
        where earlier.${key} = customer.${key}
        and earlier.id < customer.id
      )`.execute(db);
    await sql`alter table customer alter column ${key} set not null`.execute(db);
  }
  await sql`drop index customer_username`.execute(db);
  await sql`drop index customer_email`.execute(db);
  await sql`create unique index customer_username on customer (username_key)`.execute(db);
  await sql`create unique index customer_email on customer (email_key)`.execute(db);
}
