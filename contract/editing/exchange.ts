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

/** What a property of 1C is here: one of the shop's attributes, or a line of the specifications. */
export const propertyDecision = v.union(
  [v.strictObject({ attribute_id: reference }), v.strictObject({ specification: v.literal(true) })],
  'VALIDATE.INVALID',
);
