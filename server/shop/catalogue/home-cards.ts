import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { promotionHoldsNow } from '../pricing/price-now.ts';
import type { Shop } from '../shop.ts';
import { type By, readCards } from './cards.ts';

/** How many products each row of the home page shows. */
const SHOWN = 12;

export const listBestDiscounts = async (shop: Shop, by: By) =>
  cardsInOrder(shop, await findBestDiscounts(shop.db), by);

/** What is ordered most, in a shop where something was: the others have nothing to show yet. */
export const listMostBought = (shop: Shop, by: By) =>
  cardsInOrder(shop, shop.catalogue().index.mostBought(SHOWN), by);

async function cardsInOrder(shop: Shop, ids: number[], by: By) {
  by.shown?.add('listings');
  const cards = await readCards(shop, ids, by);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The largest discounts, in proportion; what is in stock comes first. */
async function findBestDiscounts(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product.id
    from product
    inner join promotion on promotion.product_id = product.id
    left join stock on stock.product_id = product.id
    where product.state = 'active'
      and ${promotionHoldsNow}
    order by
      coalesce(stock.for_sale, 0) > 0 desc,
      (product.price - promotion.price)::float8 / product.price desc,
      product.id
    limit ${SHOWN}`.execute(db);
  return rows.map(({ id }) => id);
}
