import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a promotion runs: from its beginning on, and no longer at its end, by the database's clock.
 * One that would not lower the price is none. Needs the tables product and promotion.
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

/** The same of many products: to read all their promotions takes a fraction of looking for each. */
export const promotionPricesNow = (ofPromotions: RawBuilder<boolean>) => sql`(
  select distinct on (promotion.product_id) promotion.product_id, promotion.price
  from promotion
  inner join product on product.id = promotion.product_id
  where ${promotionHoldsNow}
    and ${ofPromotions}
  order by promotion.product_id, promotion.starts_at desc
)`;

/** All that says what a product costs now, as `asPriced` takes it. Needs the table product. */
export const pricesNow = [
  'product.price',
  'product.agreed_price',
  'product.agreed_basis',
  'product.vat_rate',
  promotionPriceNow.as('promotion_price'),
] as const;
