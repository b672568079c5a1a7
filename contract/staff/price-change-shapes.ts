import * as v from 'valibot';
import { productStates } from '../constants.ts';
import { leftAloneReasons, priceRoundings, promotionPolicies } from '../price-rule.ts';
import { count, id, lei, timestamp } from '../shapes/values.ts';

/** What a rule would make of the prices, page by page. */
export const pricePreviewPage = v.object({
  changed: count,
  left: count,
  /** Promotions that would end, since they would be none any more. */
  promotions_ended: count,
  /** Names exactly this preview; whoever applies the rule sends it along. */
  digest: v.string(),
  total_pages: count,
  rows: v.array(
    v.object({
      id,
      code: v.string(),
      title_ro: v.string(),
      title_ru: v.string(),
      old_price: lei,
      /** Null: no price comes out. */
      new_price: v.nullable(lei),
      promotion_ends: v.boolean(),
      /** Why it is left alone; null where it is not. */
      reason: v.nullable(v.picklist(leftAloneReasons)),
    }),
  ),
});
export type PricePreviewPage = v.InferOutput<typeof pricePreviewPage>;

export const priceChangeStates = ['planned', 'applied', 'cancelled'] as const;

export const priceChange = v.object({
  id,
  version: v.number(),
  state: v.picklist(priceChangeStates),
  selection: v.object({
    category: v.nullable(v.object({ id, title: v.string() })),
    brand: v.nullable(v.object({ id, title: v.string() })),
    state: v.nullable(v.picklist(productStates)),
    search: v.string(),
  }),
  rule: v.object({
    percent: v.nullable(v.number()),
    amount: v.nullable(lei),
    rounding: v.picklist(priceRoundings),
    promotions: v.picklist(promotionPolicies),
  }),
  starts_at: timestamp,
  created_at: timestamp,
  /** Who made it: a name, or what the audit log calls them. */
  created_by: v.string(),
  applied_at: v.nullable(timestamp),
  cancelled_at: v.nullable(timestamp),
  cancelled_by: v.nullable(v.string()),
  /** Prices it changed, and products it left alone; once it is applied. */
  changed: v.nullable(count),
  left: v.nullable(count),
  /** By which it can be undone, if it changed anything. */
  batch: v.nullable(id),
  is_undone: v.boolean(),
  /** How often it could not be applied so far; it is tried again. */
  failed_attempts: count,
});
export type PriceChange = v.InferOutput<typeof priceChange>;
