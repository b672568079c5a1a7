import { sql } from 'kysely';

/**
 * What the product costs while a promotion lasts, by the database's clock; null without one. Needs
 * the table product. A promotion that would not lower the price is none.
 */
export const promotionPriceNow = sql<number | null>`(
  select promotion.price
  from promotion
  where promotion.product_id = product.id
    and promotion.starts_at <= now()
    and (promotion.ends_at is null or promotion.ends_at > now())
    and promotion.price < product.price
  order by promotion.starts_at desc
  limit 1
)`;
