import { MOST_IN_PRICE_PDF } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fewAtOnce } from '../../base/media/few-at-once.ts';
import { readSeller } from '../documents/seller.ts';
import type { Category } from '../reference/categories.ts';
import type { Shop } from '../shop.ts';
import { type PricedSection, renderPriceList } from './draw-price-list.ts';
import { countSold, soldIn } from './sections.ts';
import { pathOf } from './words.ts';

// One at a time: whoever waits for a proforma does not wait for this.
const render = fewAtOnce(1);

/** Drawn in slices, so that others are served meanwhile; or how many there would be. */
export async function priceListPaper(
  shop: Shop,
  sections: Category[],
  locale: Locale,
  most = MOST_IN_PRICE_PDF,
): Promise<Uint8Array<ArrayBuffer> | { count: number }> {
  const count = await countSold(shop.db, sections);
  if (count > most) return { count };
  return render(async () => {
    const seller = await readSeller(shop);
    const { unitByKey } = shop.catalogue();
    const named = new Map<Category, PricedSection>();
    for await (const { category, products } of soldIn(shop.db, sections, locale)) {
      const section = named.get(category) ?? { title: pathOf(category, locale), lines: [] };
      named.set(category, section);
      for (const product of products) {
        section.lines.push({
          ...product,
          unit: unitByKey.get(product.unit)?.title[locale] ?? product.unit,
        });
      }
    }
    const about = { shop: seller.shop, phone: seller.phone, locale, now: new Date() };
    return renderPriceList([...named.values()], about);
  });
}
