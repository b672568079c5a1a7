import type { PricePreviewQuery } from '../../../../contract/editing/price-change.ts';
import { toLei } from '../../../../contract/money.ts';
import type { PricePreviewPage } from '../../../../contract/staff/price-change-shapes.ts';
import type { Shop } from '../../shop.ts';
import { readCodes } from '../sheet/read-sheet.ts';
import { selectedProducts } from '../sheet/selected-products.ts';
import { readProducts } from '../writing/bulk/stored-products.ts';
import { endedIn, endedPromotions, planPrices } from './plan-prices.ts';

const PAGE = 100;

/** Old and new, page by page, and what the rule leaves alone; nothing is held and nothing written. */
export async function previewPrices(
  shop: Shop,
  { selection, rule, show, page }: PricePreviewQuery,
): Promise<PricePreviewPage> {
  await shop.seeEdits();
  const { which } = selectedProducts(shop, selection);
  const { changed, left, digest } = planPrices(await readProducts(shop.db, which), rule);
  const all =
    show === 'changed'
      ? changed.map((one) => ({
          stored: one.stored,
          price: one.wanted.price ?? null,
          reason: null,
          promotion_ends: endedPromotions(one) > 0,
        }))
      : left.map((one) => ({ ...one, promotion_ends: false }));
  const shown = all.slice((page - 1) * PAGE, page * PAGE);
  const codes = await readCodes(
    shop.db,
    shown.map(({ stored }) => stored.id),
  );
  return {
    changed: changed.length,
    left: left.length,
    promotions_ended: endedIn(changed),
    digest,
    total_pages: Math.ceil(all.length / PAGE),
    rows: shown.map(({ stored, price, reason, promotion_ends }) => ({
      id: stored.id,
      code: codes.get(stored.id) ?? '',
      title_ro: stored.title_ro,
      title_ru: stored.title_ru,
      old_price: toLei(stored.price),
      new_price: price === null ? null : toLei(price),
      promotion_ends,
      reason,
    })),
  };
}
