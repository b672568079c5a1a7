import { sql } from 'kysely';
import type { Trx } from '../../../../base/database/connect.ts';
import type { OpenPromotion } from '../../../pricing/open-promotions.ts';
import { isSamePromotion } from './promotion-rules.ts';
import type { PlannedChange } from './wanted-product.ts';

/** One that runs ends at the moment and stays in the history; one to come never was. */
export async function writePromotions(trx: Trx, changes: PlannedChange[], moment: string) {
  if (changes.length === 0) return;
  const isAmong = (one: OpenPromotion, all: OpenPromotion[]) =>
    all.some((other) => isSamePromotion(one, other));
  const ended = changes.flatMap(({ stored, wanted }) =>
    stored.promotions.flatMap((one) => (isAmong(one, wanted.promotions ?? []) ? [] : [one.id])),
  );
  await sql`
    delete from promotion
    where id = any(${ended}::integer[])
      and starts_at >= ${moment}::timestamptz`.execute(trx);
  await sql`
    update promotion
    set ends_at = ${moment}::timestamptz
    where id = any(${ended}::integer[])`.execute(trx);
  await insertPromotions(
    trx,
    changes.flatMap(({ stored, wanted }) =>
      (wanted.promotions ?? [])
        .filter((one) => !isAmong(one, stored.promotions))
        .map((one) => ({ ...one, productId: stored.id })),
    ),
  );
}

export async function insertPromotions(trx: Trx, begun: (OpenPromotion & { productId: number })[]) {
  if (begun.length === 0) return;
  await sql`
    insert into promotion (product_id, price, starts_at, ends_at)
    select product_id, price, starts_at, ends_at
    from unnest(
      ${begun.map(({ productId }) => productId)}::integer[],
      ${begun.map(({ price }) => price)}::integer[],
      ${begun.map(({ starts_at }) => starts_at)}::timestamptz[],
      ${begun.map(({ ends_at }) => ends_at)}::timestamptz[]
    ) as given (product_id, price, starts_at, ends_at)
    order by product_id, starts_at`.execute(trx);
}

type NewPrice = { id: number; price: number };

/**
 * The prices of products that are locked, from a moment of the database's clock. After whatever was
 * noted last, so that the newest entry is the price whoever's clock the former one was told by.
 */
export async function notePrices(trx: Trx, prices: NewPrice[], moment: string): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    insert into product_price (product_id, since, price)
    select
      given.id,
      greatest(
        ${moment}::timestamptz,
        (
          select max(since) + interval '1 millisecond'
          from product_price
          where product_id = given.id
        )
      ),
      given.price
    from unnest(
      ${prices.map(({ id }) => id)}::integer[],
      ${prices.map(({ price }) => price)}::integer[]
    ) as given (id, price)`.execute(trx);
}
