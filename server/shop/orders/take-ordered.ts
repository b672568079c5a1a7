import { sql } from 'kysely';
import type { Changing } from '../../base/changes/change.ts';
import { Refused } from '../../base/changes/refused.ts';
import { soldOutOf, stockToHold } from '../catalogue/stock/hold-stock.ts';
import { lockStock } from '../catalogue/stock/write-stock.ts';

/** An order that waited takes its goods by now, or says of which there are too few. */
export async function takeOrdered({ trx, note }: Changing, orderId: string) {
  const goods = await trx
    .selectFrom('order_line')
    .select(['product_id as id', sql<number>`sum(quantity)::integer`.as('quantity')])
    .select(({ fn }) => fn.min('code').as('code'))
    .where('order_id', '=', orderId)
    .groupBy('product_id')
    .orderBy('product_id')
    .execute();
  const forSale = await lockStock(
    trx,
    goods.map(({ id }) => id),
  );
  const short = goods
    .map(({ id, code, quantity }) => ({
      product_id: id,
      code,
      wanted: quantity,
      stock: forSale.find((one) => one.id === id)?.for_sale ?? 0,
    }))
    .filter(({ wanted, stock }) => stock < wanted);
  if (short.length > 0) throw new Refused({ kind: 'short', lines: short });
  const { rows } = await stockToHold(orderId, goods).execute(trx);
  const soldOut = soldOutOf(rows);
  if (soldOut.length > 0) note({ verb: 'change', entity: 'stock', ids: soldOut });
}
