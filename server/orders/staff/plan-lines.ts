import { sql } from 'kysely';
import { isSellable } from '../../../contract/sellable-quantity.ts';
import type { StaffMessageKey } from '../../../contract/staff/messages.ts';
import { lockStock } from '../../catalogue/stock/write-movements.ts';
import { invalid, type Mistakes } from '../../changes/refused.ts';
import type { Database, Trx } from '../../database/connect.ts';
import { promotionPriceNow } from '../../reference/promotion-now.ts';

type Wanted = { product_id: number; quantity: number };
/** How many of a product the order had and has; none is 0. */
export type Difference = { product_id: number; before: number; after: number };
export type HeldLine = Awaited<ReturnType<typeof readLines>>[number];
type Offer = Awaited<ReturnType<typeof readOffers>>[number];

/**
 * What becomes of the lines of a held order: as they were, as they will be, and where both differ.
 * The stock of what differs is held from here on, in the order of ids.
 */
export async function planLines(trx: Trx, orderId: string, wanted: Wanted[]) {
  const held = await readLines(trx, orderId);
  const heldOf = new Map(held.map((line) => [line.product_id, line]));
  const wantedOf = new Map(wanted.map((line) => [line.product_id, line.quantity]));
  const differences = [...new Set([...heldOf.keys(), ...wantedOf.keys()])]
    .map((product_id) => ({
      product_id,
      before: heldOf.get(product_id)?.quantity ?? 0,
      after: wantedOf.get(product_id) ?? 0,
    }))
    .filter(({ before, after }) => before !== after);
  const ids = differences.map(({ product_id }) => product_id);
  await lockStock(trx, ids);
  const offers = new Map((await readOffers(trx, ids)).map((offer) => [offer.product_id, offer]));
  refuse(differences, { wanted, heldOf, offers });

  return { held, lines: nextLines(held, wanted, [...offers.values()]), differences };
}

/** What was ordered keeps its price, what comes new has today's. */
function nextLines(held: HeldLine[], wanted: Wanted[], offers: Offer[]): HeldLine[] {
  let position = Math.max(-1, ...held.map((line) => line.position));
  return wanted.flatMap(({ product_id, quantity }): HeldLine[] => {
    const line = held.find((one) => one.product_id === product_id);
    if (line) return [{ ...line, quantity }];
    const offer = offers.find((one) => one.product_id === product_id);
    if (!offer) return [];
    const { stock: _, state: __, smallest_quantity: ___, quantity_step: ____, ...fields } = offer;
    position += 1;
    return [{ ...fields, position, quantity, sent: 0, one_piece: null }];
  });
}

/** The same without holding anything: the lines as they are, and as they would be. */
export async function foreseeLines(db: Database, orderId: string, wanted: Wanted[] | undefined) {
  const held = await readLines(db, orderId);
  if (!wanted) return { held, lines: held };
  const offers = await readOffers(
    db,
    wanted.map(({ product_id }) => product_id),
  );
  return { held, lines: nextLines(held, wanted, offers) };
}

const readLines = (trx: Database | Trx, orderId: string) =>
  trx
    .selectFrom('order_line')
    .select([
      'position',
      'product_id',
      'code',
      'title_ro',
      'title_ru',
      'unit_ro',
      'unit_ru',
      'price',
      'promotion_price',
      'quantity',
      'sent',
      'vat_rate',
      'warranty_months',
      'one_piece',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

const readOffers = (trx: Database | Trx, ids: number[]) =>
  trx
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .select([
      'product.id as product_id',
      'product.code',
      'product.title_ro',
      'product.title_ru',
      'unit.title_ro as unit_ro',
      'unit.title_ru as unit_ru',
      'product.price',
      'product.vat_rate',
      'product.warranty_months',
      promotionPriceNow.as('promotion_price'),
      'stock.quantity as stock',
      'product.state',
      sql<number>`coalesce(product.smallest_quantity, unit.smallest_quantity)`.as(
        'smallest_quantity',
      ),
      sql<number>`coalesce(product.quantity_step, unit.quantity_step)`.as('quantity_step'),
    ])
    .where(sql<boolean>`product.id = any(${ids}::integer[])`)
    .execute();

type Known = {
  wanted: Wanted[];
  heldOf: Map<number, HeldLine>;
  offers: Map<number, Offer>;
};

/** Each mistake by the place of its line in what was sent. */
function refuse(differences: Difference[], { wanted, heldOf, offers }: Known) {
  const mistakes: Mistakes = {};
  for (const difference of differences) {
    const { product_id } = difference;
    const mistake = mistakeOf(difference, heldOf.get(product_id), offers.get(product_id));
    if (!mistake) continue;
    const at = wanted.findIndex((line) => line.product_id === product_id);
    const place = at === -1 ? 'lines' : `lines.${at}.${mistake.field}`;
    mistakes[place] = [mistake.message];
  }
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}

function mistakeOf(
  { before, after }: Difference,
  line: HeldLine | undefined,
  offer: Offer | undefined,
): { field: 'product_id' | 'quantity'; message: StaffMessageKey } | null {
  if (!offer || (!line && offer.state !== 'active')) {
    return { field: 'product_id', message: 'VALIDATE.PRODUCT' };
  }
  const wrong = (message: StaffMessageKey) => ({ field: 'quantity' as const, message });
  if (after < (line?.sent ?? 0)) return wrong('STAFF.ORDER_SENT');
  if (after > 0 && !isSellable(after, offer)) return wrong('STAFF.ORDER_QUANTITY');
  if (after - before > offer.stock) return wrong('EDIT.STOCK');
  return null;
}
