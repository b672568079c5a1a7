import * as v from 'valibot';
import { productStates } from '../constants.ts';
import { text } from '../forms/fields.ts';
import { toBani } from '../money.ts';
import { type PriceRule, priceRoundings, promotionPolicies } from '../price-rule.ts';
import { moment, reference } from './fields.ts';
import type { EditingMessageKey } from './messages.ts';

/** Prices changed by a rule, now or at a date. */

const says = (message: EditingMessageKey) => message;

const optional = <const S extends v.GenericSchema>(field: S) => v.optional(v.nullable(field), null);

/** Which products: those that are all of this. */
export const productSelection = v.strictObject({
  /** With everything beneath it. */
  category_id: optional(reference),
  brand_id: optional(reference),
  state: optional(v.picklist(productStates, 'VALIDATE.INVALID')),
  search: v.optional(text(200), ''),
});
export type ProductSelection = v.InferOutput<typeof productSelection>;

const twoDecimals = (number: number) => Math.abs(toBani(number) / 100 - number) < 1e-9;

const hundredths = (least: number, most: number, message: EditingMessageKey) =>
  v.pipe(
    v.number(message),
    v.minValue(least, message),
    v.maxValue(most, message),
    v.check(twoDecimals, message),
    v.notValue(0, message),
  );

export const LOWEST_PERCENT = -90;
export const HIGHEST_PERCENT = 500;

const ruleFields = v.strictObject({
  percent: optional(hundredths(LOWEST_PERCENT, HIGHEST_PERCENT, says('EDIT.PERCENT'))),
  /** Lei in, bani out. */
  amount: optional(
    v.pipe(hundredths(-1_000_000, 1_000_000, says('EDIT.AMOUNT')), v.transform(toBani)),
  ),
  rounding: v.picklist(priceRoundings, 'VALIDATE.INVALID'),
  promotions: v.picklist(promotionPolicies, 'VALIDATE.INVALID'),
});

export const priceRule: v.GenericSchema<v.InferInput<typeof ruleFields>, PriceRule> = v.pipe(
  ruleFields,
  v.forward(
    v.check(
      ({ percent, amount }) => (percent === null) !== (amount === null),
      says('EDIT.PERCENT_OR_AMOUNT'),
    ),
    ['percent'],
  ),
);

export const pricePreview = v.strictObject({
  selection: productSelection,
  rule: priceRule,
  /** What the rows of the page are: those with a new price, or those left alone. */
  show: v.optional(v.picklist(['changed', 'left'], 'VALIDATE.INVALID'), 'changed'),
  page: v.optional(
    v.pipe(
      v.number('VALIDATE.INVALID'),
      v.integer('VALIDATE.INVALID'),
      v.minValue(1),
      v.maxValue(10_000),
    ),
    1,
  ),
});
export type PricePreviewQuery = v.InferOutput<typeof pricePreview>;

export const newPriceChange = v.pipe(
  v.strictObject({
    selection: productSelection,
    rule: priceRule,
    /** Null: now. */
    starts_at: optional(moment),
    /** The preview's `digest`, for a change of now: what is changed is what was seen. */
    seen: optional(
      v.pipe(v.string('VALIDATE.INVALID'), v.regex(/^[0-9a-f]{64}$/, 'VALIDATE.INVALID')),
    ),
  }),
  v.forward(
    v.check(({ starts_at, seen }) => starts_at !== null || seen !== null, 'VALIDATE.REQUIRED'),
    ['seen'],
  ),
);
export type NewPriceChange = v.InferOutput<typeof newPriceChange>;
