import * as v from 'valibot';
import { screenWith } from '../../app/screen-at.ts';
import { word } from '../../app/search-fields.ts';

const start = v.object({
  /** For this customer. */
  customer: v.optional(v.fallback(v.pipe(v.number(), v.integer()), 0)),
  /** Taken again from this order. */
  repeat: word,
});

export const phoneOrderRoutes = [
  screenWith('/orders/new', start, () => import('./phone-order-screen.tsx')),
] as const;
