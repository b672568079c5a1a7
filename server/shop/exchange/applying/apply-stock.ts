import { sql } from 'kysely';
import { slugOf } from '../../../../contract/slug-of.ts';
import type { Trx } from '../../../base/database/connect.ts';
import {
  changeStock,
  firstWarehouse,
  lockStock,
  type Movement,
} from '../../catalogue/stock/write-stock.ts';
import { warehouses } from '../../catalogue/writing/units-and-warehouses.ts';
import type { Offer } from '../commerceml/objects.ts';
import type { Applying } from './applying.ts';
import { lockLinks, SYSTEM, saveLinks, titleOf } from './external-links.ts';
import { line } from './names-of-goods.ts';
import { type OwedToOrder, owedToOrders } from './owed-to-orders.ts';
import { freeLevels, type Owed, withoutLacking } from './stock-levels.ts';

type Counted = { productId: number; offer: Pick<Offer, 'stocks' | 'total'>; factor: number };

const MOST_COUNTED = 1_000_000;

/**
 * What 1C counts is free, place by place, less what orders need that it did not know of; with all
 * that is held there it is what lies there. Answers with the products of which something moved.
 */
export async function applyStock(applying: Applying, counted: Counted[]): Promise<Set<number>> {
  const { changing, formed } = applying;
  const { trx } = changing;
  if (counted.length === 0) return new Set();
  const places = await findWarehouses(applying, counted);
  const ids = counted.map(({ productId }) => productId);
  await lockStock(trx, ids);
  const owed = Map.groupBy(await owedToOrders(trx, ids, formed), ({ product_id }) => product_id);
  const levels = await readLevels(trx, ids);
  const moved = new Map<string, Movement>();
  for (const { productId: product_id, offer, factor } of counted) {
    const there = levels.get(product_id) ?? [];
    const stocks =
      offer.stocks.length === 0 && offer.total !== null
        ? [{ warehouseId: '', quantity: offer.total }]
        : offer.stocks;
    const placed = stocks.flatMap(({ warehouseId, quantity }) => {
      const place = places.get(warehouseId);
      return place ? { ...place, quantity } : [];
    });
    const countedHere = placed.filter(({ isLeft }) => !isLeft);
    const free = freeLevels(countedHere, {
      factor,
      owed: owedAt(countedHere, { there, owed: owed.get(product_id) ?? [] }),
    });
    const emptied = placed.filter(({ isLeft }) => isLeft).map((one) => ({ ...one, quantity: 0 }));
    const levelAt = (id: number) => there.find(({ warehouse_id }) => warehouse_id === id) ?? none;
    const lying = withoutLacking(
      [...free, ...emptied].map(({ warehouse_id, quantity }) => ({
        warehouse_id,
        quantity: Math.min(MOST_COUNTED, quantity) + levelAt(warehouse_id).held,
      })),
    );
    for (const { warehouse_id, quantity } of lying) {
      moved.set(`${product_id} ${warehouse_id}`, {
        product_id,
        warehouse_id,
        quantity: quantity - levelAt(warehouse_id).on_hand,
        reason: 'exchange',
      });
    }
  }
  const changes = [...moved.values()].filter(({ quantity }) => quantity !== 0);
  await changeStock(changing, { moved: changes });
  return new Set(changes.map(({ product_id }) => product_id));
}

const none = { on_hand: 0, held: 0 };

/**
 * What is owed at a warehouse that the file does not speak of is no matter of its figures, unless
 * none of 1C's is counted there: then its goods are counted elsewhere. What 1C has put aside too
 * much is given back where it speaks of all it has: nobody knows in which place that is.
 */
function owedAt(
  counted: { warehouse_id: number }[],
  { there, owed }: { there: Level[]; owed: OwedToOrder[] },
): Owed {
  const isCounted = (id: number) => counted.some(({ warehouse_id }) => warehouse_id === id);
  const silent = there.filter(
    ({ warehouse_id, is_counted }) => is_counted && !isCounted(warehouse_id),
  );
  const isWhole = silent.every(({ on_hand, held }) => on_hand <= held);
  const at = new Map<number, number>();
  let total = 0;
  for (const { quantity, places } of owed) {
    if (quantity > 0 || isWhole) total += quantity;
    for (const { warehouse_id, quantity: here } of places) {
      if (silent.some((level) => level.warehouse_id === warehouse_id)) total -= here;
      else if (isCounted(warehouse_id)) at.set(warehouse_id, (at.get(warehouse_id) ?? 0) + here);
    }
  }
  return { total, at };
}

type Place = { warehouse_id: number; isLeft: boolean };

/**
 * Ours for each of 1C's: those that are chosen, made when they first hold something. `isLeft`: it was
 * made for a warehouse which sells here no more, and has nothing for customers.
 */
async function findWarehouses({ changing, settings }: Applying, counted: Counted[]) {
  const { trx } = changing;
  const links = await lockLinks(trx, 'warehouse');
  const places = new Map<string, Place>([
    ['', { warehouse_id: await firstWarehouse(trx), isLeft: false }],
  ]);
  const named = new Set(counted.flatMap(({ offer }) => offer.stocks.map((one) => one.warehouseId)));
  for (const id of named) {
    const link = links.get(id);
    if (!link) continue;
    const isLeft = settings.warehouses.length > 0 && !settings.warehouses.includes(id);
    if (isLeft && (link.local_id === null || link.decision)) continue;
    if (link.local_id === null) {
      const title = line(titleOf(link)) || id;
      const position = 100 + [...links.keys()].indexOf(id);
      const key = `w_${slugOf(id).replaceAll('-', '_').slice(-40)}`;
      const saved = await warehouses.create(changing, { key, title_ro: title, position });
      link.local_id = Number(saved.id);
      await saveLinks(trx, 'warehouse', [link]);
    }
    places.set(id, { warehouse_id: link.local_id, isLeft });
  }
  return places;
}

type Level = {
  product_id: number;
  warehouse_id: number;
  on_hand: number;
  held: number;
  /** Whether 1C counts what lies there. */
  is_counted: boolean;
};

async function readLevels(trx: Trx, ids: number[]) {
  const { rows } = await sql<Level>`
    select
      product_id,
      warehouse_id,
      on_hand,
      held,
      warehouse_id = ${await firstWarehouse(trx)} or exists (
        select
        from external_link
        where system = ${SYSTEM}
          and kind = 'warehouse'
          and local_id = warehouse_id
      ) as is_counted
    from warehouse_stock
    where product_id = any(${ids}::integer[])`.execute(trx);
  return Map.groupBy(rows, ({ product_id }) => product_id);
}
