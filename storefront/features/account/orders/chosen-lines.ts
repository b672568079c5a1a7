import type { ProductCard } from '../../../../contract/shapes/product.ts';
import type { RepeatLine } from '../../../../contract/shapes/repeat.ts';

type Chosen = { product: ProductCard; quantity: number };

/** What of a repeated order goes into the cart: all that can be had, and the successors agreed to. */
export const chosenLines = (
  lines: readonly RepeatLine[],
  agreedTo: ReadonlySet<number>,
): Chosen[] =>
  lines.flatMap(({ id, product, available, successor }): Chosen[] => {
    if (product && available > 0) return [{ product, quantity: available }];
    if (!successor || successor.available === 0 || !agreedTo.has(id)) return [];
    return [{ product: successor.product, quantity: successor.available }];
  });
