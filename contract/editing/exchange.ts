import * as v from 'valibot';
import { reference } from './fields.ts';

/** What somebody decides about a product of 1C that waits: one of the three. */
export const waitingDecision = v.union(
  [
    v.strictObject({ category_id: reference }),
    v.strictObject({ product_id: reference }),
    v.strictObject({ ignore: v.literal(true) }),
  ],
  'VALIDATE.INVALID',
);
