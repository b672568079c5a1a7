import { type Kysely, sql } from 'kysely';

/**
 * Sets a line of a cart in one call: with a statement each, most of its time went into the way to
 * the database and back. Each statement in it sees what the one before has waited for, so that the
 * limit holds however many come at once.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create function put_cart_line(buyer_id integer, wanted integer, pieces integer, most integer)
    returns text
    language plpgsql
    as $$
    declare
      buyer record;
    begin
      -- As lockCustomer() does.
      select blocked_at, erased_at
      into strict buyer
      from customer
      where id = buyer_id
      for no key update;
      if buyer.erased_at is not null then
        return 'erased';
      elsif buyer.blocked_at is not null then
        return 'blocked';
      elsif most <= (
        select count(*)
        from cart_line
        where customer_id = buyer_id
          and product_id <> wanted
      ) then
        return 'full';
      end if;
      insert into cart_line (customer_id, product_id, quantity)
      values (buyer_id, wanted, pieces)
      on conflict (customer_id, product_id)
      do update set quantity = excluded.quantity;
      return 'written';
    end
    $$`.execute(db);
}
