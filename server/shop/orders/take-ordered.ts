import { sumOf } from '../../../contract/cuts.ts';
import type { Changing } from '../../base/changes/change.ts';
import { Refused } from '../../base/changes/refused.ts';
import { holdMore } from '../catalogue/stock/hold-stock.ts';
import { lockStock } from '../catalogue/stock/write-stock.ts';

/** An order that waited takes its goods by now, or says of which there are too few. */
export async function takeOrdered(changing: Changing, orderId: string) {
  const { trx } = changing;
  const lines = await trx
    .selectFrom('order_line')
    .select(['id as line_id', 'product_id', 'code', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const locked = await lockStock(
    trx,
    lines.map(({ product_id }) => product_id),
  );
  const forSale = new Map(locked.map(({ id, for_sale }) => [id, for_sale]));
  const short = [...Map.groupBy(lines, ({ product_id }) => product_id)]
    .map(([product_id, own]) => ({
      product_id,
      code: own[0]?.code ?? '',
      wanted: sumOf(own.map(({ quantity }) => quantity)),
      stock: forSale.get(product_id) ?? 0,
    }))
    .filter(({ wanted, stock }) => stock < wanted);
  if (short.length > 0) throw new Refused({ kind: 'short', lines: short });
  await holdMore(changing, lines);
}
