import { fittingCuts } from '../../../../contract/cuts.ts';
import type { ProductCard } from '../../../../contract/shapes/product.ts';
import type { RepeatLine } from '../../../../contract/shapes/repeat.ts';

type Chosen = { product: ProductCard; quantity: number; cuts?: readonly number[] };

/** What of a repeated order goes into the cart: all that can be had, and the successors agreed to. */
export const chosenLines = (
  lines: readonly RepeatLine[],
  agreedTo: ReadonlySet<number>,
): Chosen[] =>
  lines.flatMap(({ id, product, available, successor, cuts }): Chosen[] => {
    if (product && available > 0) {
      const lengths = fittingCuts({ quantity: available, cuts });
      return [{ product, quantity: available, ...(lengths.length > 0 && { cuts: lengths }) }];
    }
    if (!successor || successor.available === 0 || !agreedTo.has(id)) return [];
    return [{ product: successor.product, quantity: successor.available }];
  });
