import { type Kysely, sql } from 'kysely';
import { customerText, textOf } from './search-texts-of-then.ts';

type People = {
  customer: { id: number } & Parameters<typeof customerText>[0];
  contact_request: { id: number; name: string; phone: string; comment: string };
};

const AT_ONCE = 5_000;

/**
 * What the shop's people do with customers and their messages: versions, blocking, erasing, notes,
 * texts to search by.
 */
export async function up(db: Kysely<People>) {
  // In the order requests take them: whoever is just being served ends first, and none deadlocks.
  await sql`
    lock table customer, customer_order, contact_request, mail_outbox
    in access exclusive mode`.execute(db);
  await sql`
    alter table customer
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now(),
      add column blocked_at timestamptz,
      add column block_reason text not null default '',
      -- Nothing of the person is left; the row stays for its orders.
      add column erased_at timestamptz,
      -- Folded by the shop itself, as names are.
      add column search_text text not null default ''`.execute(db);
  // What the list of customers is narrowed to.
  await sql`create index customer_created on customer (created_at)`.execute(db);
  await sql`create index customer_company on customer (id) where is_juridical`.execute(db);
  await sql`
    create index customer_blocked
    on customer (id)
    where blocked_at is not null`.execute(db);

  await sql`
    create table customer_note (
      id integer generated always as identity primary key,
      customer_id integer not null references customer on delete cascade,
      staff_id integer not null references staff,
      text text not null check (char_length(text) between 1 and 2000),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index customer_note_customer on customer_note (customer_id, id)`.execute(db);

  // What was changed of whom, with both values. Apart from the audit log, which is kept forever and
  // only names the fields: this is erased with the person.
  await sql`
    create table customer_change (
      id bigint generated always as identity primary key,
      customer_id integer not null references customer on delete cascade,
      at timestamptz not null default now(),
      actor text not null check (actor <> ''),
      -- Of the customer, after it.
      version integer not null,
      before jsonb not null,
      after jsonb not null
    )`.execute(db);
  await sql`create index customer_change_customer on customer_change (customer_id, id)`.execute(db);

  await sql`
    alter table contact_request
      add column state text not null default 'new'
        check (state in ('new', 'in_work', 'done', 'spam')),
      add column responsible_id integer references staff,
      add column notes text not null default '' check (char_length(notes) <= 2000),
      -- Whoever was signed in when they wrote.
      add column customer_id integer references customer on delete set null,
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now(),
      add column search_text text not null default ''`.execute(db);
  await sql`create index contact_request_state on contact_request (state, id)`.execute(db);
  await sql`create index contact_request_phone on contact_request (phone)`.execute(db);
  await sql`
    create index contact_request_customer
    on contact_request (customer_id)
    where customer_id is not null`.execute(db);

  await sql`
    alter table mail_outbox
      -- Whom it is written to, where it is about no order.
      add column customer_id integer references customer on delete cascade,
      -- What it tells the shop of; it is forgotten with it.
      add column contact_request_id integer references contact_request on delete cascade`.execute(
    db,
  );
  await sql`
    create index mail_outbox_customer
    on mail_outbox (customer_id)
    where customer_id is not null`.execute(db);
  await sql`
    create index mail_outbox_contact_request
    on mail_outbox (contact_request_id)
    where contact_request_id is not null`.execute(db);
  await sql`
    create index mail_outbox_failed
    on mail_outbox (failed_at)
    where failed_at is not null and sent_at is null`.execute(db);
  await sql`
    update mail_outbox
    set customer_id = customer.id
    from customer
    where mail_outbox.recipient = customer.email
    and mail_outbox.kind in ('welcome', 'password-reset')`.execute(db);

  await fillSearchTexts(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create index customer_search
    on customer
    using gin (search_text gin_trgm_ops)`.execute(db);
}

async function fillSearchTexts(db: Kysely<People>) {
  await inBatches(
    (after) =>
      db
        .selectFrom('customer')
        .select(['id', 'name', 'username', 'email', 'company_name', 'company_email', 'idno'])
        .select('phone')
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute(),
    async (rows) =>
      sql`
        update customer
        set search_text = given.text
        from unnest(
          ${rows.map(({ id }) => id)}::integer[],
          ${rows.map(customerText)}::text[]
        ) as given (id, text)
        where customer.id = given.id`.execute(db),
  );
  await inBatches(
    (after) =>
      db
        .selectFrom('contact_request')
        .select(['id', 'name', 'phone', 'comment'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute(),
    async (rows) =>
      sql`
        update contact_request
        set search_text = given.text
        from unnest(
          ${rows.map(({ id }) => id)}::integer[],
          ${rows.map(({ name, phone, comment }) => textOf([name, comment], phone))}::text[]
        ) as given (id, text)
        where contact_request.id = given.id`.execute(db),
  );
}

async function inBatches<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
  write: (rows: Row[]) => Promise<unknown>,
) {
  for (let after = 0; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    await write(rows);
    after = last.id;
  }
}
