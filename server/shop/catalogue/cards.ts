import type { Locale } from '../../../contract/locale.ts';
import { saving, toLei } from '../../../contract/money.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import type { Picture } from '../../../contract/shapes/values.ts';
import type { Tag } from '../../base/changes/follower.ts';
import { type CatalogueViewer, seesPrices } from '../accounts/viewer.ts';
import { asPriced, presentPrices } from '../pricing/priced-rows.ts';
import { type Category, categoryLink } from '../reference/categories.ts';
import { textOf } from '../reference/text.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import type { Shop } from '../shop.ts';
import { type CardRow, readCardRows } from './card-queries.ts';
import { factsOf, valuesText } from './specification-table.ts';

/** For whom; `shown` collects what the answer shows. */
export type By = { viewer: CatalogueViewer; locale: Locale; shown?: Set<Tag> };

/** Cards of the given products, in one query; a product that does not exist has none. */
export async function readCards(
  shop: Shop,
  productIds: number[],
  by: By,
): Promise<Map<number, ProductCard>> {
  if (productIds.length === 0) return new Map();
  const rows = await readCardRows(shop.db, productIds);
  const catalogue = shop.catalogue();
  const cards = rows.flatMap((row) => presentCard(row, catalogue, by) ?? []);
  return new Map(cards.map((card) => [card.id, card]));
}

/** Null for a product whose brand or category is so new that the catalogue has not read it yet. */
export function presentCard(
  row: CardRow,
  catalogue: SearchedCatalogue,
  { viewer, locale, shown }: By,
): ProductCard | null {
  shown?.add(`product:${row.id}`);
  const brand = catalogue.brandById.get(row.brand_id);
  const category = catalogue.categoryById.get(row.category_id);
  const unit = catalogue.unitByKey.get(row.unit);
  if (!brand || !category || !unit) return null;
  const title = textOf(row.title_ro, row.title_ru);
  const gallery = row.pictures.map((picture) => presentPicture(picture, locale));
  return {
    id: row.id,
    slug: row.slug,
    title: title[locale],
    title_ro: title.ro,
    title_ru: title.ru,
    code: row.code,
    brand: { id: brand.id, slug: brand.slug, title: brand.title },
    category: {
      id: category.id,
      title: category.title[locale],
      link: categoryLink(category, locale),
    },
    ...pricesFor(row, viewer),
    is_promotion: row.promotion_price !== null,
    vat_rate: row.vat_rate,
    stock: row.stock,
    units: unit.title[locale],
    units_ro: unit.title.ro,
    units_ru: unit.title.ru,
    is_cut: unit.isCut,
    smallest_quantity: row.smallest_quantity ?? unit.smallestQuantity,
    quantity_step: row.quantity_step ?? unit.quantityStep,
    image: gallery[0] ?? null,
    gallery,
    attributes: comparedAttributes(row, category, catalogue, locale),
  };
}

function pricesFor(row: CardRow, viewer: CatalogueViewer) {
  if (!seesPrices(viewer)) return { price: null, promotion_price: null, discount: null };
  return { ...presentPrices(row), discount: toLei(saving(asPriced(row))) };
}

function presentPicture(
  { file, alt_ro, alt_ru }: CardRow['pictures'][number],
  locale: Locale,
): Picture {
  const alt = textOf(alt_ro, alt_ru)[locale];
  return { file, alt, title: alt };
}

const COMPARED_ATTRIBUTES = 3;

/** Those the category names first, as far as the product has them. */
const comparedAttributes = (
  { value_ids }: CardRow,
  category: Category,
  catalogue: SearchedCatalogue,
  locale: Locale,
) =>
  factsOf(value_ids, category, catalogue)
    .filter(({ isFilter }) => isFilter)
    .slice(0, COMPARED_ATTRIBUTES)
    .map((fact) => ({
      name: fact.values[0]?.name ?? '',
      title: fact.attribute.title[locale],
      value: valuesText(fact, locale),
    }));
