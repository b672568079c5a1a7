import { facetsOf, type ProductRows } from './product-rows.ts';
import { isOfPart, type Matches, type Part, stretchesOf } from './scan-rows.ts';

/** A part nobody filtered: the same for everybody, counted once and then kept in step. */
type Counted = Part &
  Pick<Matches, 'total' | 'byCategory' | 'counts'> & {
    /** Undefined: must be looked up again. */
    price: Matches['price'] | undefined;
  };

export function partCounts(rows: ProductRows, facets: number) {
  const kept = new Map<string, Counted>();

  function count(part: Part): Counted {
    const counted: Counted = {
      ...part,
      total: 0,
      byCategory: new Int32Array(rows.firstRow.length),
      counts: new Int32Array(facets),
      price: undefined,
    };
    for (const [begin, end] of stretchesOf(rows, part)) {
      for (let row = begin; row < end; row++) {
        if (isOfPart(rows, row, part)) add(counted, row, 1);
      }
    }
    return counted;
  }

  function add(counted: Counted, row: number, step: 1 | -1) {
    const place = rows.categories[row] ?? 0;
    counted.total += step;
    counted.byCategory[place] = (counted.byCategory[place] ?? 0) + step;
    for (const facet of facetsOf(rows, row)) {
      counted.counts[facet] = (counted.counts[facet] ?? 0) + step;
    }
  }

  /** The cheapest and the dearest: the first and the last of the part in the order of prices. */
  function priceOf(part: Part): Matches['price'] {
    const { rows: sorted, length } = rows.orders.cheap;
    for (let low = 0; low < length; low++) {
      if (!isOfPart(rows, sorted[low] ?? 0, part)) continue;
      let high = length - 1;
      while (!isOfPart(rows, sorted[high] ?? 0, part)) high--;
      return { min: rows.prices[sorted[low] ?? 0] ?? 0, max: rows.prices[sorted[high] ?? 0] ?? 0 };
    }
    return null;
  }

  /** Around a change of a row: it is taken out of all counts before, and put back after. */
  const step = (row: number, by: 1 | -1) => {
    for (const counted of kept.values()) {
      if (!isOfPart(rows, row, counted)) continue;
      add(counted, row, by);
      counted.price = undefined;
    }
  };

  return {
    of(part: Part): Omit<Counted, 'price'> & Pick<Matches, 'price'> {
      const key = `${part.from} ${part.to} ${part.onPromotion} ${part.inStock}`;
      const counted = kept.get(key) ?? count(part);
      kept.set(key, counted);
      counted.price = counted.price === undefined ? priceOf(part) : counted.price;
      return { ...counted, price: counted.price };
    },
    takeOut: (row: number) => step(row, -1),
    putBack: (row: number) => step(row, 1),
  };
}
