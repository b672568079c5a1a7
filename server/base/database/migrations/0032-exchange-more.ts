import { type Kysely, sql } from 'kysely';

/** The exchange with 1C: payments that add up, and runs that open screens hear of. */
export async function up(db: Kysely<never>) {
  await sql`
    create table exchange_payment (
      order_id text not null references customer_order on delete cascade,
      -- 1C's name of the document: the same one again takes the place of what it said before.
      document text not null check (document <> ''),
      -- In bani.
      amount integer not null check (amount > 0),
      primary key (order_id, document)
    )`.execute(db);

  await sql`
    create function tell_exchange() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_live', json_build_object(
        'kind', 'exchange',
        'id', new.id,
        'state', new.state
      )::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_exchange_begun
    after insert on exchange_run
    for each row execute function tell_exchange()`.execute(db);
  await sql`
    create trigger tell_exchange_ended
    after update of state on exchange_run
    for each row
    when (old.state is distinct from new.state)
    execute function tell_exchange()`.execute(db);
}
