import { type Kysely, sql } from 'kysely';

/**
 * What a price was agreed as, where whole bani with VAT do not tell it: so many ten-thousandths of a
 * leu, without VAT or with it. A product's price is then that with VAT, rounded to bani; a line's
 * total is rounded once, on the line. What has none was agreed in bani, with VAT.
 */
export async function up(db: Kysely<never>) {
  await sql`
    alter table product
    add column agreed_price bigint check (agreed_price > 0),
    add column agreed_basis text check (agreed_basis in ('net', 'gross')),
    add constraint product_agreed_check check (
      (agreed_price is null) = (agreed_basis is null)
      and price = coalesce(
        round(
          agreed_price * case agreed_basis when 'net' then 100 + vat_rate else 100 end / 10000.0
        ),
        price
      )
    )`.execute(db);
  await sql`
    alter table order_line
    add column agreed_price bigint check (agreed_price > 0),
    add column agreed_basis text check (agreed_basis in ('net', 'gross')),
    drop constraint order_line_check1,
    add constraint order_line_agreed_check check (
      (agreed_price is null) = (agreed_basis is null)
      and (agreed_basis is distinct from 'net' or vat_rate is not null)
    ),
    add constraint order_line_total_check check (
      total = case
        when promotion_price is not null then promotion_price::bigint * quantity
        when agreed_price is null then price::bigint * quantity
        when agreed_basis = 'gross' then round(agreed_price * quantity / 100.0)
        else round(agreed_price * quantity / 100.0)
          + round(round(agreed_price * quantity / 100.0) * vat_rate / 100)
      end
    )`.execute(db);
}
