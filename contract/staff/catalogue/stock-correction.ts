import * as v from 'valibot';
import { MOST_IN_STOCK } from '../../editing/catalogue.ts';
import { reference, whole } from '../../editing/fields.ts';
import { requiredText, text } from '../../forms/fields.ts';
import { body } from './bodies.ts';

const warehouse_id = reference;
const MOST_AT_ONCE = 1_000_000;
const note = v.optional(text(200), '');

/** How the shop's people change what there is of a product: never without a reason. */
export const stockCorrection = v.variant(
  'reason',
  [
    /** `seen`: what the shop said there was. */
    body({
      reason: v.literal('count'),
      warehouse_id,
      counted: whole(0, MOST_AT_ONCE),
      seen: whole(0, MOST_IN_STOCK),
      note,
    }),
    body({ reason: v.literal('receipt'), warehouse_id, quantity: whole(1, MOST_AT_ONCE), note }),
    /** More or less than there should be: broken, lost, found. */
    body({
      reason: v.literal('correction'),
      warehouse_id,
      quantity: v.pipe(whole(-MOST_AT_ONCE, MOST_AT_ONCE), v.notValue(0, 'EDIT.WHOLE')),
      note: requiredText('VALIDATE.REQUIRED', 200),
    }),
  ],
  'VALIDATE.INVALID',
);
export type StockCorrection = v.InferOutput<typeof stockCorrection>;
