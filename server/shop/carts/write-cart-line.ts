import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { limits } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { cartRow } from '../../../contract/shapes/cart.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import { AccountClosed } from '../accounts/queries.ts';
import type { Customer } from '../accounts/viewer.ts';
import { selectCards } from '../catalogue/card-queries.ts';
import { presentCard } from '../catalogue/cards.ts';
import type { Shop } from '../shop.ts';

type Outcome =
  | { kind: 'written'; row: InferOutput<typeof cartRow> }
  | { kind: 'no-such-product' }
  | { kind: 'cart-full' };

type Wanted = { product: number; quantity: number; cuts?: number[] | null | undefined };

type Written = {
  outcome: 'written' | 'unknown' | 'full' | AccountClosed['reason'];
  /** How many the cart holds now. */
  pieces: number;
  /** What of the cuts comes to that. */
  lengths: number[];
};

/**
 * Sets how many of a product the cart holds: never more than the stock, and none is no line. Cuts
 * left out are those there are, as long as they come to the quantity. The product is read by the
 * statement that writes its line: two at once would take two connections of the shop.
 */
export async function writeCartLine(
  shop: Shop,
  { product: id, quantity, cuts = null }: Wanted,
  { viewer, locale }: { viewer: Customer; locale: Locale },
): Promise<Outcome> {
  const set = sql<Written>`set_cart_line(
    ${viewer.id}, product.id, ${quantity}, ${limits.orderLines}, ${cuts}::integer[]
  )`.as<'line'>('line');
  const row = await selectCards(shop.db, { pictures: 1 })
    .modifyFront(asPrepared('set cart line'))
    .innerJoinLateral(set, (join) => join.onTrue())
    .select(['line.outcome', 'line.pieces', 'line.lengths'])
    .where('product.id', '=', id)
    .executeTakeFirst();
  const product = row && presentCard(row, shop.catalogue(), { viewer, locale });
  if (!product) return { kind: 'no-such-product' };
  switch (row.outcome) {
    case 'written':
      return {
        kind: 'written',
        row: {
          product,
          quantity: row.pieces,
          cuts: row.lengths,
          is_archived: row.state === 'archived',
          // Told where the cart is read: nothing that is written is in it then.
          successor: null,
        },
      };
    case 'unknown':
      return { kind: 'no-such-product' };
    // A cart becomes one order, so it holds no more lines than an order may.
    case 'full':
      return { kind: 'cart-full' };
    default:
      throw new AccountClosed(row.outcome);
  }
}
