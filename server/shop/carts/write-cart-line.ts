import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { limits } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { cartRow } from '../../../contract/shapes/cart.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import { AccountClosed } from '../accounts/queries.ts';
import type { Customer } from '../accounts/viewer.ts';
import { readCardRows } from '../catalogue/card-queries.ts';
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
 * left out are those there are, as long as they come to the quantity.
 */
export async function writeCartLine(
  shop: Shop,
  { product: id, quantity, cuts = null }: Wanted,
  { viewer, locale }: { viewer: Customer; locale: Locale },
): Promise<Outcome> {
  const set = sql<Written>`
    select ${asPrepared('set cart line')} outcome, pieces, lengths
    from set_cart_line(
      ${viewer.id}, ${id}, ${quantity}, ${limits.orderLines}, ${cuts}::integer[]
    )`;
  const [{ rows }, [row]] = await Promise.all([set.execute(shop.db), readCardRows(shop.db, [id])]);
  const [written] = rows;
  const product = row && presentCard(row, shop.catalogue(), { viewer, locale });
  if (!product || !written) return { kind: 'no-such-product' };
  switch (written.outcome) {
    case 'written':
      return {
        kind: 'written',
        row: {
          product,
          quantity: written.pieces,
          cuts: written.lengths,
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
      throw new AccountClosed(written.outcome);
  }
}
