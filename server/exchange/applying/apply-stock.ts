import { sql } from 'kysely';
import { slugOf } from '../../../contract/slug-of.ts';
import { moveStock } from '../../catalogue/stock/move-stock.ts';
import { firstWarehouse, lockStock } from '../../catalogue/stock/write-movements.ts';
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
 * What 1C counts becomes the stock, place by place; what orders it does not know of have taken is
 * taken from it. Answers with the products of which something moved.
 */
export async function applyStock(applying: Applying, counted: Counted[]): Promise<Set<number>> {
  const { changing } = applying;
  const { trx } = changing;
  if (counted.length === 0) return new Set();
  const place = await startFindingWarehouses(applying, counted);
  const ids = counted.map(({ productId }) => productId);
  await lockStock(trx, ids);
  const { taken, elsewhere } = await takenByUnknownOrders(trx, ids);
  const held = await heldLevels(trx, ids);
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
      movements.set(name, { product_id: productId, warehouse_id, counted: here - owed });
    }
    for (const { warehouseId } of offer.stocks) {
      const warehouse_id = place.left(warehouseId);
      if (warehouse_id === null) continue;
      movements.set(`${productId} ${warehouse_id}`, {
        product_id: productId,
        warehouse_id,
        counted: 0,
      });
    }
  }
  const moved = [...movements].filter(([name, { counted: now }]) => (held.get(name) ?? 0) !== now);
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

const byPlace = (rows: Level[]) =>
  new Map(rows.map((row) => [`${row.product_id} ${row.warehouse_id}`, row.quantity]));

async function heldLevels(trx: Trx, ids: number[]) {
  const { rows } = await sql<Level>`
    select product_id, warehouse_id, quantity
    from warehouse_stock
    where product_id = any(${ids}::integer[])`.execute(trx);
  return byPlace(rows);
}

/**
 * Place by place. `elsewhere`: from a warehouse that none of 1C's is any more, whose goods are
 * counted in another one since. Once goods have left, 1C's own books say so.
 */
async function takenByUnknownOrders(trx: Trx, ids: number[]) {
  const { rows } = await sql<Level & { is_counted: boolean }>`
    select
      product_id,
      warehouse_id,
      -sum(quantity)::integer as quantity,
      warehouse_id = ${await firstWarehouse(trx)} or exists (
        select
        from external_link
        where system = ${SYSTEM}
          and kind = 'warehouse'
          and local_id = warehouse_id
      ) as is_counted
    from stock_movement
    inner join customer_order on customer_order.id = order_id
    where product_id = any(${ids}::integer[])
      and order_id is not null
      and customer_order.status in ('new', 'confirmed', 'packed', 'ready_for_pickup')
      and not exists (
        select
        from exchange_order
        where exchange_order.order_id = customer_order.id
      )
    group by product_id, warehouse_id
    having sum(quantity) < 0`.execute(trx);
  const elsewhere = new Map<number, number>();
  for (const { product_id, quantity, is_counted } of rows) {
    if (!is_counted) elsewhere.set(product_id, (elsewhere.get(product_id) ?? 0) + quantity);
  }
  return { taken: byPlace(rows), elsewhere };
}
