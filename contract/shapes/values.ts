import * as v from 'valibot';
import { locales } from '../locale.ts';

/** Lei with two decimals; null whenever a guest asks. */
export const price = v.nullable(v.number());
export const lei = v.number();
/**
 * What one unit was agreed at: lei to four decimals, without VAT or with it. Said only where sums are
 * counted by it and not by the price; never to a guest.
 */
export const agreedPrice = v.object({
  price: v.number(),
  basis: v.picklist(['net', 'gross']),
  vat_rate: v.number(),
});
export const id = v.pipe(v.number(), v.integer());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const html = v.string();
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
export const localeName = v.picklist(locales);
export const noContent = v.null();

export const picture = v.object({ file: v.string(), alt: v.string(), title: v.string() });
export type Picture = v.InferOutput<typeof picture>;

export const detail = v.object({ detail: v.string() });
export const fieldErrors = v.record(v.string(), v.array(v.string()));
