import { sql } from 'kysely';
import { slugOf } from '../../../contract/slug-of.ts';
import { moveStock } from '../../catalogue/stock/move-stock.ts';
import { firstWarehouse, lockStock } from '../../catalogue/stock/write-stock.ts';
import { warehouses } from '../../catalogue/writing/units-and-warehouses.ts';
import type { Trx } from '../../database/connect.ts';
import type { Offer } from '../commerceml/objects.ts';
import type { Applying } from './applying.ts';
import { holdLinks, SYSTEM, saveLinks } from './external-links.ts';
import { line } from './names-of-goods.ts';
import { wholeLevels } from './stock-levels.ts';

type Counted = { productId: number; offer: Pick<Offer, 'stocks' | 'total'>; factor: number };

const MOST_COUNTED = 1_000_000;

/**
 * What 1C counts is for sale, place by place, less what orders hold that it does not know of; with
 * all that is held there it is what lies there. Answers with the products of which something moved.
 */
export async function applyStock(applying: Applying, counted: Counted[]): Promise<Set<number>> {
  const { changing } = applying;
  const { trx } = changing;
  if (counted.length === 0) return new Set();
  const place = await startFindingWarehouses(applying, counted);
  const ids = counted.map(({ productId }) => productId);
  await lockStock(trx, ids);
  const { taken, elsewhere } = await takenByUnknownOrders(trx, ids);
  const levels = await readLevels(trx, ids);
  const movements = new Map<
    string,
    { product_id: number; warehouse_id: number; counted: number }
  >();
  for (const { productId, offer, factor } of counted) {
    const stocks =
      offer.stocks.length === 0 && offer.total !== null
        ? [{ warehouseId: '', quantity: offer.total }]
        : offer.stocks.filter(({ warehouseId }) => place.of(warehouseId) !== null);
    for (const { warehouseId, quantity } of wholeLevels(stocks, factor)) {
      const warehouse_id = place.of(warehouseId) ?? 0;
      const name = `${productId} ${warehouse_id}`;
      const here = Math.max(0, Math.min(MOST_COUNTED, quantity) - (taken.get(name) ?? 0));
      const owed = Math.min(here, elsewhere.get(productId) ?? 0);
      elsewhere.set(productId, (elsewhere.get(productId) ?? 0) - owed);
      const held = levels.get(name)?.held ?? 0;
      movements.set(name, { product_id: productId, warehouse_id, counted: here - owed + held });
    }
    for (const { warehouseId } of offer.stocks) {
      const warehouse_id = place.left(warehouseId);
      if (warehouse_id === null) continue;
      const name = `${productId} ${warehouse_id}`;
      const counted = levels.get(name)?.held ?? 0;
      movements.set(name, { product_id: productId, warehouse_id, counted });
    }
  }
  const moved = [...movements].filter(
    ([name, { counted: now }]) => (levels.get(name)?.on_hand ?? 0) !== now,
  );
  if (moved.length > 0) {
    await moveStock(
      changing,
      moved.map(([, movement]) => ({ ...movement, reason: 'exchange' })),
    );
  }
  return new Set(moved.map(([, { product_id }]) => product_id));
}

/**
 * Ours for each of 1C's: those that are chosen, made when they first hold something. `left`: one
 * that was made for a warehouse which sells here no more, and has nothing for customers.
 */
async function startFindingWarehouses({ changing, settings }: Applying, counted: Counted[]) {
  const { trx } = changing;
  const links = await holdLinks(trx, 'warehouse');
  const found = new Map<string, number>([['', await firstWarehouse(trx)]]);
  const left = new Map<string, number>();
  const named = new Set(counted.flatMap(({ offer }) => offer.stocks.map((one) => one.warehouseId)));
  for (const id of named) {
    const link = links.get(id);
    if (!link) continue;
    if (settings.warehouses.length > 0 && !settings.warehouses.includes(id)) {
      if (link.local_id !== null && !link.decision) left.set(id, link.local_id);
      continue;
    }
    if (link.local_id === null) {
      const title = line(String(link.given.title ?? '')) || id;
      const position = 100 + [...links.keys()].indexOf(id);
      const key = `w_${slugOf(id).replaceAll('-', '_').slice(-40)}`;
      const saved = await warehouses.create(changing, { key, title_ro: title, position });
      link.local_id = Number(saved.id);
      await saveLinks(trx, 'warehouse', [link]);
    }
    found.set(id, link.local_id);
  }
  return { of: (id: string) => found.get(id) ?? null, left: (id: string) => left.get(id) ?? null };
}

type Level = { product_id: number; warehouse_id: number; quantity: number };

const nameOf = (row: Omit<Level, 'quantity'>) => `${row.product_id} ${row.warehouse_id}`;

async function readLevels(trx: Trx, ids: number[]) {
  const { rows } = await sql<Omit<Level, 'quantity'> & { on_hand: number; held: number }>`
    select product_id, warehouse_id, on_hand, held
    from warehouse_stock
    where product_id = any(${ids}::integer[])`.execute(trx);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/**
 * Place by place. `elsewhere`: from a warehouse that none of 1C's is any more, whose goods are
 * counted in another one since. Once goods have left, 1C's own books say so.
 */
async function takenByUnknownOrders(trx: Trx, ids: number[]) {
  const { rows } = await sql<Level & { is_counted: boolean }>`
    select
      stock_hold.product_id,
      warehouse_id,
      sum(stock_hold.quantity)::integer as quantity,
      warehouse_id = ${await firstWarehouse(trx)} or exists (
        select
        from external_link
        where system = ${SYSTEM}
          and kind = 'warehouse'
          and local_id = warehouse_id
      ) as is_counted
    from stock_hold
    inner join order_line on order_line.id = line_id
    where stock_hold.product_id = any(${ids}::integer[])
      and not exists (
        select
        from exchange_order
        where exchange_order.order_id = order_line.order_id
      )
    group by stock_hold.product_id, warehouse_id`.execute(trx);
  const elsewhere = new Map<number, number>();
  for (const { product_id, quantity, is_counted } of rows) {
    if (!is_counted) elsewhere.set(product_id, (elsewhere.get(product_id) ?? 0) + quantity);
  }
  return { taken: new Map(rows.map((row) => [nameOf(row), row.quantity])), elsewhere };
}
