import { sql } from 'kysely';

/**
 * Whether a promotion holds, by the database's clock. One that would not lower the price is none.
 * Needs the tables product and promotion.
 */
export const promotionHoldsNow = sql<boolean>`(
  promotion.starts_at <= now()
  and (promotion.ends_at is null or promotion.ends_at > now())
  and promotion.price < product.price
)`;

/** What the product costs while a promotion lasts; null without one. Needs the table product. */
export const promotionPriceNow = sql<number | null>`(
  select promotion.price
  from promotion
  where promotion.product_id = product.id
    and ${promotionHoldsNow}
  order by promotion.starts_at desc
  limit 1
)`;
