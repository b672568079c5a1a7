import { type Kysely, sql } from 'kysely';

/** The exchange with 1C: what is asked before it is taken over, and who is known to come. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table exchange_file
    -- How many prices of each type it holds: by that people see which one is the shop's.
    add column prices jsonb not null default '{}',
    -- The classifier its goods are of, where that is not the shop's first one.
    add column base text not null default '',
    drop constraint exchange_file_state_check,
    -- Foreign: of a base of 1C that nobody has let in.
    add constraint exchange_file_state_check check (state in
      ('receiving', 'unpacked', 'reading', 'applying', 'applied', 'damaged', 'foreign'))`.execute(
    db,
  );
  // The job that ends it, where pictures are left to draw.
  await sql`alter table exchange_run add column job_id integer`.execute(db);

  // From where an account has come with the right password: strangers' guesses do not shut it out.
  await sql`
    create table exchange_network (
      account_id integer not null references exchange_account on delete cascade,
      network text not null,
      seen_at timestamptz not null default now(),
      primary key (account_id, network)
    )`.execute(db);

  // The type of price that was taken because nobody had said is from now on the one somebody chose:
  // a shop that sells by it goes on. Where the database's locale is C, ~* folds ASCII alone.
  await sql`
    with types as (
      select
        external_id,
        count(*) over () as number,
        coalesce(given ->> 'title', '') ~* 'розн|Розн|РОЗН|retail|amănunt|AMĂNUNT|vânzare|VÂNZARE' as is_retail,
        id
      from external_link
      where system = '1c'
        and kind = 'price-type'
    ), taken as (
      select external_id
      from types
      where number = 1
        or is_retail
      order by id
      limit 1
    )
    insert into setting as held (key, value)
    select
      'exchange',
      jsonb_build_object(
        'priceType', external_id,
        'warehouses', '[]'::jsonb,
        'titleLanguage', 'script',
        'answerEncoding', 'utf-8-bom',
        'ordersInContainer', false,
        'currencyName', 'MDL',
        'mostHiddenPercent', 10,
        'statuses', '[]'::jsonb
      )
    from taken
    on conflict (key) do update
    set value = held.value || jsonb_build_object('priceType', excluded.value -> 'priceType')
    where coalesce(held.value ->> 'priceType', '') = ''`.execute(db);
}
