import { takeStock } from '../catalogue/stock/take-stock.ts';
import { lockStock } from '../catalogue/stock/write-movements.ts';
import type { Changing } from '../changes/change.ts';
import { Refused } from '../changes/refused.ts';

/** An order that waited takes its goods by now, or says of which there are too few. */
export async function takeOrdered({ trx, actor, note }: Changing, orderId: string) {
  const lines = await trx
    .selectFrom('order_line')
    .select(['product_id', 'code', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute();
  const ids = lines.map(({ product_id }) => product_id);
  await lockStock(trx, ids);
  const stocks = await trx
    .selectFrom('stock')
    .select(['product_id', 'quantity'])
    .where('product_id', 'in', ids)
    .execute();
  const stockOf = new Map(stocks.map(({ product_id, quantity }) => [product_id, quantity]));
  const short = lines
    .map(({ code, quantity, product_id }) => ({
      product_id,
      code,
      wanted: quantity,
      stock: stockOf.get(product_id) ?? 0,
    }))
    .filter(({ wanted, stock }) => stock < wanted);
  if (short.length > 0) throw new Refused({ kind: 'short', lines: short });
  const wanted = lines.map(({ product_id: id, quantity }) => ({ id, quantity }));
  const { soldOut } = await takeStock(trx, wanted, { orderId, actor });
  if (soldOut.length > 0) note({ verb: 'change', entity: 'stock', ids: soldOut });
}
