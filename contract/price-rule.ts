/** How a rule makes a new price of an old one; the preview and the change itself ask here. */

/** What prices end in: a multiple of so many lei, or 99 bani. */
export const priceRoundings = ['0.01', '0.05', '0.10', '0.50', '1', 'x.99'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/**
 * What becomes of a promotion that the new price is no longer above: `keep` leaves the product as
 * it is, `end` ends the promotion.
 */
export const promotionPolicies = ['keep', 'end'] as const;
export type PromotionPolicy = (typeof promotionPolicies)[number];

/** Why a rule leaves a product as it is. */
export const leftAloneReasons = ['same', 'price', 'promotion'] as const;
export type LeftAloneReason = (typeof leftAloneReasons)[number];

export type PriceRule = {
  /** Per cent with at most two decimals; below zero: down. */
  percent: number | null;
  /** Bani; exactly one of both is given. */
  amount: number | null;
  rounding: PriceRounding;
  promotions: PromotionPolicy;
};

/** Bani; the largest amount the forms take. */
export const HIGHEST_PRICE = 2_000_000_000;

const steps = { '0.01': 1, '0.05': 5, '0.10': 10, '0.50': 50, '1': 100 } as const;

/** Whole numbers to the end: a hundredth of a per cent of a ban is 1. */
const SCALE = 10_000;

/** Bani to bani; null when what comes out is no price. Halves are rounded up, once. */
export function priceByRule(
  price: number,
  { percent, amount, rounding }: Pick<PriceRule, 'percent' | 'amount' | 'rounding'>,
): number | null {
  const exact =
    percent === null
      ? (price + (amount ?? 0)) * SCALE
      : price * (SCALE + Math.round(percent * 100));
  const rounded =
    rounding === 'x.99' ? roundTo(exact + SCALE, 100) - 1 : roundTo(exact, steps[rounding]);
  return rounded >= 1 && rounded <= HIGHEST_PRICE ? rounded : null;
}

const roundTo = (scaled: number, step: number) => Math.round(scaled / (SCALE * step)) * step;
