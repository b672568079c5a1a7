import type { InferOutput } from 'valibot';
import type { Locale } from '../../../contract/locale.ts';
import type { cartRow } from '../../../contract/shapes/cart.ts';
import { sideBySide } from '../../base/database/together.ts';
import { AccountClosed } from '../accounts/queries.ts';
import type { Customer } from '../accounts/viewer.ts';
import { cardsById } from '../catalogue/card-queries.ts';
import { presentCard } from '../catalogue/cards.ts';
import type { Shop } from '../shop.ts';
import { setLine } from './queries.ts';

type Outcome =
  | { kind: 'written'; row: InferOutput<typeof cartRow> }
  | { kind: 'no-such-product' }
  | { kind: 'cart-full' };

type Wanted = { product: number; quantity: number; cuts?: number[] | undefined };

/** Sets how many of a product the cart holds: never more than the stock, and none is no line. */
export async function writeCartLine(
  shop: Shop,
  { product: id, quantity, cuts }: Wanted,
  { viewer, locale }: { viewer: Customer; locale: Locale },
): Promise<Outcome> {
  const [[row], [set]] = await sideBySide(
    shop.db,
    cardsById(shop.db, [id]),
    setLine({ customer_id: viewer.id, product_id: id, quantity, cuts: cuts ?? null }),
  );
  const product = row && presentCard(row, shop.catalogue(), { viewer, locale });
  if (!product || !set) return { kind: 'no-such-product' };
  switch (set.outcome) {
    case 'written':
      return {
        kind: 'written',
        row: {
          product,
          quantity: set.pieces,
          cuts: set.lengths,
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
      throw new AccountClosed(set.outcome);
  }
}
