import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import { takeFrom } from '../../catalogue/stock/take-from.ts';
import { changeStock, lockStock } from '../../catalogue/stock/write-stock.ts';
import type { OrderRow } from '../../orders/lock-order.ts';
import { SYSTEM } from '../applying/external-links.ts';
import { type Formed, knownQuantity, type LineIn1c } from '../applying/known-quantity.ts';
import type { OrderDocument } from '../commerceml/objects.ts';
import { lineIn1cJson, needed } from './lines-1c-knows.ts';

type Line = {
  id: number;
  product_id: number;
  needs: number;
  /** Null: 1C does not know its product, and has another name for it than ours. */
  external_id: string | null;
  factor: number;
  /** The last file that counted its product; null: none has. */
  counted: Formed | null;
  in_1c: LineIn1c[];
};

/**
 * What 1C has of each line by its own document, of a locked order that was sent to it. A file that it
 * wrote before is judged anew by it: what it had let go by then is for sale already. Answers whether
 * it may be older than what was sent to 1C since, or has said before.
 */
export async function noteDocumentLines(
  changing: Changing,
  { id: orderId }: OrderRow,
  document: OrderDocument,
  { isOld }: { isOld: boolean },
): Promise<boolean> {
  const { trx } = changing;
  if (document.lines.length === 0 && !isCancelled(document)) return false;
  const lines = await readLines(changing, orderId);
  const changed = quantitiesIn1c(lines, document).flatMap(({ line, quantity }) => {
    const row = { quantity, possible_from: null, certain_from: null };
    const gone = line.counted
      ? knownQuantity(line.in_1c, line.counted) - knownQuantity([...line.in_1c, row], line.counted)
      : 0;
    const last = line.in_1c.at(-1);
    return last?.quantity === quantity && gone === 0 ? [] : { line, quantity, gone };
  });
  if (changed.length === 0) return false;
  await trx
    .insertInto('exchange_told_line')
    .values(
      changed.map(({ line: { id: line_id, product_id }, quantity }) => ({
        order_id: orderId,
        line_id,
        product_id,
        quantity,
      })),
    )
    .execute();
  // What it was shown meanwhile may have come before this.
  await trx.deleteFrom('exchange_offered_order').where('order_id', '=', orderId).execute();
  await lower(
    changing,
    lines,
    changed.flatMap(({ line: { product_id }, gone }) =>
      gone > 0 ? { product_id, quantity: gone } : [],
    ),
  );
  return isOld || changed.some(({ line }) => line.in_1c.at(-1)?.possible_from === null);
}

const isCancelled = (document: OrderDocument) => document.isCancelled || document.isDeleted;

/**
 * Never more than the order ever had of it: what 1C has put aside beyond that is not sold here. A
 * document that names none of its goods has other names for them, and says nothing.
 */
function quantitiesIn1c(lines: Line[], document: OrderDocument) {
  const isNamed = lines.some(({ external_id }) =>
    document.lines.some(({ id }) => id === external_id),
  );
  if (!isNamed && !isCancelled(document)) return [];
  const left = new Map<number, number | null>();
  for (const { product_id, external_id, factor } of lines) {
    const goods = document.lines.filter(({ id }) => id === external_id);
    const isClear = external_id !== null && goods.every(({ quantity }) => quantity !== null);
    const sum = goods.reduce((all, { quantity }) => all + (quantity ?? 0), 0);
    left.set(product_id, isCancelled(document) ? 0 : isClear ? Math.floor(sum * factor) : null);
  }
  return lines.flatMap((line) => {
    const quantity1c = left.get(line.product_id) ?? null;
    if (quantity1c === null) return [];
    const sent = line.in_1c.findLast(({ possible_from }) => possible_from !== null);
    const quantity = Math.max(0, Math.min(quantity1c, Math.max(line.needs, sent?.quantity ?? 0)));
    left.set(line.product_id, quantity1c - quantity);
    return { line, quantity };
  });
}

/** The lines that were sent to 1C, by the names it has for their goods. */
async function readLines({ trx }: Changing, orderId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select
      order_line.id,
      product_id,
      ${needed} as needs,
      link.external_id,
      coalesce((link.given ->> 'factor')::double precision, 1) as factor,
      link.given -> 'counted' as counted,
      known.rows as in_1c
    from order_line
    inner join customer_order as ordered on ordered.id = order_id
    left join external_link as link
      on link.system = ${SYSTEM}
      and link.kind = 'product'
      and link.local_id = product_id
    cross join lateral (
      select json_agg(${lineIn1cJson} order by told.id) as rows
      from exchange_told_line as told
      where told.line_id = order_line.id
      having count(*) > 0
    ) as known
    where order_id = ${orderId}
    order by order_line.position`.execute(trx);
  return rows;
}

type Goods = { product_id: number; quantity: number };

/** Where most of it is free, as far as there is any. */
async function lower(changing: Changing, ofOrder: Line[], goods: Goods[]) {
  if (goods.length === 0) return;
  // Whatever else of the order is given back after this: nobody waits in a circle.
  const ids = ofOrder.map(({ product_id }) => product_id);
  await lockStock(changing.trx, ids);
  const { rows } = await sql<{ product_id: number; warehouse_id: number; quantity: number }>`
    select product_id, warehouse_id, on_hand as quantity
    from warehouse_stock
    where product_id = any(${ids}::integer[])
    order by on_hand - held desc, warehouse_id`.execute(changing.trx);
  const placesOf = Map.groupBy(rows, ({ product_id }) => product_id);
  await changeStock(changing, {
    moved: goods.flatMap(({ product_id, quantity }) =>
      takeFrom(placesOf.get(product_id) ?? [], quantity).map((place) => ({
        product_id,
        warehouse_id: place.warehouse_id,
        quantity: -place.quantity,
        reason: 'exchange' as const,
      })),
    ),
  });
}
