import type { Locale } from '../../contract/locale.ts';
import type { ProductCard } from '../../contract/shapes/product.ts';
import { clampToStock } from '../../contract/stock.ts';
import type { Customer } from '../accounts/viewer.ts';
import { readCards } from '../catalogue/cards.ts';
import type { Shop } from '../shop.ts';
import { deleteLine, putLine } from './queries.ts';

type Outcome =
  | { kind: 'written'; row: { product: ProductCard; quantity: number } }
  | { kind: 'no-such-product' }
  | { kind: 'cart-full' };

/** Sets how many of a product the cart holds: never more than the stock, and none is no line. */
export async function writeCartLine(
  shop: Shop,
  wanted: { product: number; quantity: number },
  { viewer, locale }: { viewer: Customer; locale: Locale },
): Promise<Outcome> {
  const cards = await readCards(shop, [wanted.product], { viewer, locale });
  const product = cards.get(wanted.product);
  if (!product) return { kind: 'no-such-product' };

  const quantity = clampToStock(wanted.quantity, product.stock);
  const written: Outcome = { kind: 'written', row: { product, quantity } };
  if (quantity === 0) {
    await deleteLine(shop.db, viewer.id, product.id);
    return written;
  }
  // A cart becomes one order, so it holds no more lines than an order may.
  const line = { customer_id: viewer.id, product_id: product.id, quantity };
  return (await putLine(shop.db, line)) === 'full' ? { kind: 'cart-full' } : written;
}
