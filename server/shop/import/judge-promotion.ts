import type {
  ImportedPromotion,
  ImportField,
  PromotionChange,
} from '../../../contract/import/options.ts';
import { toBani, toLei } from '../../../contract/money.ts';
import { toShopTime, writtenShopTime } from '../../../contract/shop-time.ts';
import { promotionMistakes } from '../catalogue/writing/bulk/promotion-rules.ts';
import type { StoredPromotion } from '../pricing/open-promotions.ts';
import type { Problem } from './reading/problem.ts';
import type { ReadPromotion } from './reading/read-promotion.ts';

type Measure = {
  /** In the order of their beginning; the first is the one that a table shows. */
  stored: StoredPromotion[];
  /** What the product costs without one, once the row is taken; lei. */
  regular: number;
  now: string;
};

type Judged = { change?: PromotionChange; problem?: Problem };

/**
 * What a row makes of its product's promotion. A table may have been edited for days: one that began
 * or ended meanwhile is not mistaken for the one that the row is about, which its beginning tells.
 */
export function judgePromotion(read: ReadPromotion, { stored, regular, now }: Measure): Judged {
  const [shown] = stored;
  const { price, starts, ends } = read;
  const isSeen = shown !== undefined && starts?.shown === toShopTime(shown.starts_at);
  if (price === null || price === 'none') return judgeNone(read, stored, isSeen);
  // It was over before anybody brought the table: nothing is asked for.
  if (ends && ends.at <= now && !isSeen) return {};
  const former = isSeen || !starts ? shown : undefined;
  if (starts && !former && starts.at <= now) {
    const key = shown ? 'ROW.PROMOTION_OTHER' : 'ROW.PROMOTION_OVER';
    return refuse('promotion_starts', key, writtenShopTime(starts.at));
  }
  const isSameEnd = ends === undefined || (ends?.shown ?? '') === toShopTime(shown?.ends_at);
  const to: ImportedPromotion = {
    price,
    starts_at: former?.starts_at ?? starts?.at ?? null,
    ends_at: shown && isSameEnd ? shown.ends_at : (ends?.at ?? null),
  };
  if (former && isSameEnd && toLei(former.price) === price) return {};
  const others = stored.filter((one) => one !== shown);
  return (
    mistakeIn(to, { others, regular, now }) ?? {
      change: { from: shown ? withoutId(shown) : null, to, replaces: shown?.id ?? null },
    }
  );
}

/** Where no price stands: it ends only what somebody has seen, or in so many words. */
function judgeNone(
  { price, starts, ends }: ReadPromotion,
  [shown, ...others]: StoredPromotion[],
  isSeen: boolean,
): Judged {
  if (!shown)
    return price === null && (starts ?? ends)
      ? refuse('promotion_price', 'ROW.PROMOTION_NO_PRICE')
      : {};
  if (!isSeen) {
    if (starts)
      return refuse('promotion_starts', 'ROW.PROMOTION_OTHER', writtenShopTime(starts.at));
    if (price === null) return refuse('promotion_price', 'ROW.PROMOTION_UNCLEAR');
    if (others.length > 0) return refuse('promotion_price', 'ROW.PROMOTION_SEVERAL');
  }
  return { change: { from: withoutId(shown), to: null, replaces: shown.id } };
}

/** What every door would refuse, said in the table's words while it can still be mended. */
function mistakeIn(
  { price, starts_at, ends_at }: ImportedPromotion,
  { others, regular, now }: { others: StoredPromotion[]; regular: number; now: string },
): Judged | null {
  const begins = starts_at ?? now;
  const mistakes = promotionMistakes(
    { price: toBani(regular), ...withoutParts, promotions: others },
    { promotions: [{ price: toBani(price), starts_at: begins, ends_at }, ...others] },
    now,
  );
  if (mistakes['promotions.0.price']) {
    return refuse('promotion_price', 'ROW.PROMOTION_PRICE', String(price), { price: regular });
  }
  const end = writtenShopTime(ends_at);
  if (ends_at && ends_at <= begins) return refuse('promotion_ends', 'ROW.PROMOTION_TIMES', end);
  if (mistakes['promotions.0.ends_at']?.includes('EDIT.TIMES')) {
    return refuse('promotion_ends', 'ROW.PROMOTION_ENDED', end);
  }
  if (Object.keys(mistakes).length === 0) return null;
  const other = others.find((one) => one.ends_at === null || one.ends_at > begins);
  const from = writtenShopTime(other?.starts_at ?? null);
  return refuse('promotion_ends', 'ROW.PROMOTION_OVERLAP', end, { from });
}

/** Tables have prices in bani. */
const withoutParts = { agreed_price: null, agreed_basis: null, vat_rate: 0 };

const withoutId = ({ price, starts_at, ends_at }: StoredPromotion): ImportedPromotion => ({
  price: toLei(price),
  starts_at,
  ends_at,
});

const refuse = (
  field: ImportField,
  key: Problem['key'],
  value = '',
  values?: Problem['values'],
): Judged => ({ problem: { level: 'refused', field, key, value, ...(values && { values }) } });
