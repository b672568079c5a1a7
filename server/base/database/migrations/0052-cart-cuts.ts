import { type Kysely, sql } from 'kysely';

/**
 * Sets a line of a cart with the lengths it is to be cut into. A caller that names none, as processes
 * of the release before do, leaves those there are, as long as they come to the quantity.
 */
export async function up(db: Kysely<never>) {
  await sql`drop function set_cart_line(integer, integer, integer, integer)`.execute(db);
  await sql`
    create function set_cart_line(
      buyer_id integer, wanted integer, asked integer, most integer,
      asked_lengths integer[] default null,
      out outcome text, out pieces integer, out lengths integer[]
    )
    language plpgsql
    as $$
    declare
      buyer record;
    begin
      lengths := '{}';
      -- As selectCards() counts what can be bought.
      select greatest(0, least(asked, case
        when product.state = 'archived' then 0
        else coalesce(stock.quantity, 0)
      end))
      into pieces
      from product
      left join stock on stock.product_id = product.id
      where product.id = wanted
        and product.state <> 'draft';
      if not found then
        outcome := 'unknown';
        return;
      elsif pieces = 0 then
        delete from cart_line
        where customer_id = buyer_id
          and product_id = wanted;
        outcome := 'written';
        return;
      end if;
      -- As lockCustomer() does. Each statement sees what the one before has waited for, so that the
      -- limit holds however many come at once.
      select blocked_at, erased_at
      into strict buyer
      from customer
      where id = buyer_id
      for no key update;
      if buyer.erased_at is not null then
        outcome := 'erased';
      elsif buyer.blocked_at is not null then
        outcome := 'blocked';
      elsif most <= (
        select count(*)
        from cart_line
        where customer_id = buyer_id
          and product_id <> wanted
      ) then
        outcome := 'full';
      else
        if asked_lengths is null then
          select cuts
          into asked_lengths
          from cart_line
          where customer_id = buyer_id
            and product_id = wanted;
        end if;
        -- Of another quantity, such as one the stock has lowered, they say nothing.
        if pieces = (select sum(length) from unnest(asked_lengths) as length) then
          lengths := asked_lengths;
        end if;
        insert into cart_line (customer_id, product_id, quantity, cuts)
        values (buyer_id, wanted, pieces, lengths)
        on conflict (customer_id, product_id)
        do update set quantity = excluded.quantity, cuts = excluded.cuts;
        outcome := 'written';
      end if;
    end
    $$`.execute(db);
}
