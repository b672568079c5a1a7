import type { Locale } from '../../../contract/locale.ts';
import { localePrefix } from '../../../contract/locale.ts';
import { fromParts, toLei } from '../../../contract/money.ts';
import { xlsxStream } from '../../base/exports/xlsx/xlsx-stream.ts';
import { shownParts } from '../pricing/priced-rows.ts';
import type { Category } from '../reference/categories.ts';
import type { Shop } from '../shop.ts';
import { soldIn } from './sections.ts';
import { pathOf, priceListWords } from './words.ts';

/** A workbook that can be sorted and filtered, written while the catalogue is read. */
export function priceListSheet(shop: Shop, sections: Category[], locale: Locale) {
  const text = priceListWords[locale];
  return xlsxStream({
    name: text.title,
    columns: [
      { title: text.category, width: 40 },
      { title: text.code, width: 20 },
      { title: text.product, width: 56 },
      { title: text.brand },
      { title: text.unit, width: 10 },
      { title: text.price, isMoney: true },
      { title: text.promotion, isMoney: true },
      { title: text.stock, width: 18 },
      { title: text.address, width: 48 },
    ],
    batches: rowsOf(),
  });

  async function* rowsOf() {
    const { brandById, unitByKey } = shop.catalogue();
    const address = `${shop.config.publicUrl}${localePrefix(locale)}/product/`;
    for await (const { category, products } of soldIn(shop.db, sections, locale)) {
      const path = pathOf(category, locale);
      yield products.map((product) => [
        path,
        product.code,
        product.title,
        brandById.get(product.brand_id)?.title ?? null,
        unitByKey.get(product.unit)?.title[locale] ?? null,
        fromParts(shownParts(product)),
        product.promotion_price === null ? null : toLei(product.promotion_price),
        product.stock > 0 ? text.yes : text.no,
        `${address}${product.slug}`,
      ]);
    }
  }
}
