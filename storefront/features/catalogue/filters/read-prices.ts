import type { ListingState } from '../../../../contract/catalogue-url.ts';

/** Lei as people type them. What is no price is no limit; limits the wrong way round are turned. */
export function readPrices(from: string, to: string): Pick<ListingState, 'priceMin' | 'priceMax'> {
  const [min, max] = [readPrice(from), readPrice(to)];
  return min !== null && max !== null && min > max
    ? { priceMin: max, priceMax: min }
    : { priceMin: min, priceMax: max };
}

function readPrice(text: string): number | null {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : null;
}
