import type { Locale } from '../../contract/locale.ts';
import { effectivePrice, saving, toLei } from '../../contract/money.ts';
import type { ProductCard } from '../../contract/shapes/product.ts';
import type { Picture } from '../../contract/shapes/values.ts';
import type { Viewer } from '../api/viewer.ts';
import type { Shop } from '../shop.ts';
import { type CardRow, readCardRows } from './card-queries.ts';
import type { Directory } from './directory.ts';
import { type Category, categoryLink } from './directory-categories.ts';
import { textOf } from './text.ts';

type By = { viewer: Viewer; locale: Locale };

/** Cards of the given products, in one query; a product that does not exist has none. */
export async function readCards(
  shop: Shop,
  productIds: number[],
  by: By,
): Promise<Map<number, ProductCard>> {
  if (productIds.length === 0) return new Map();
  const rows = await readCardRows(shop.db, productIds);
  const directory = shop.directory();
  const cards = rows.flatMap((row) => presentCard(row, directory, by) ?? []);
  return new Map(cards.map((card) => [card.id, card]));
}

/** Null for a product whose brand or category is so new that the directory has not read it yet. */
export function presentCard(
  row: CardRow,
  directory: Directory,
  { viewer, locale }: By,
): ProductCard | null {
  const brand = directory.brandById.get(row.brand_id);
  const category = directory.categoryById.get(row.category_id);
  const unit = directory.unitByKey.get(row.unit);
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
    ...presentPrices(row, viewer),
    is_promotion: row.promotion_price !== null,
    stock: row.stock,
    units: unit[locale],
    units_ro: unit.ro,
    units_ru: unit.ru,
    image: gallery[0] ?? null,
    gallery,
    attributes: comparedAttributes(row, category, directory, locale),
  };
}

/** Prices are for customers alone. */
function presentPrices({ price, promotion_price }: CardRow, viewer: Viewer) {
  if (viewer.kind === 'guest') return { price: null, promotion_price: null, discount: null };
  const priced = { price, promotion_price, is_promotion: promotion_price !== null };
  return {
    price: toLei(price),
    promotion_price: promotion_price === null ? null : toLei(effectivePrice(priced)),
    discount: toLei(saving(priced)),
  };
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
function comparedAttributes(
  { value_ids }: CardRow,
  category: Category,
  { valueById }: Directory,
  locale: Locale,
) {
  const values = value_ids.flatMap((id) => valueById.get(id) ?? []);
  return category.attributes
    .flatMap((attribute) => values.find((value) => value.attribute === attribute) ?? [])
    .slice(0, COMPARED_ATTRIBUTES)
    .map(({ name, attribute, label }) => ({
      name,
      title: attribute.title[locale],
      value: label[locale],
    }));
}
