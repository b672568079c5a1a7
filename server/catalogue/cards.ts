import type { Locale } from '../../contract/locale.ts';
import { effectivePrice, saving, toLei } from '../../contract/money.ts';
import type { ProductCard } from '../../contract/shapes/product.ts';
import type { Picture } from '../../contract/shapes/values.ts';
import type { Viewer } from '../api/viewer.ts';
import type { Shop } from '../shop.ts';
import { type CardRow, readCardRows } from './card-queries.ts';
import type { Directory } from './directory.ts';
import { catalogueLink } from './directory-categories.ts';
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
  return new Map(rows.map((row) => [row.id, presentCard(row, directory, by)]));
}

export function presentCard(
  row: CardRow,
  directory: Directory,
  { viewer, locale }: By,
): ProductCard {
  const gallery = row.pictures.map((picture) => presentPicture(picture, locale));
  return {
    id: row.id,
    slug: row.slug,
    title: textOf(row.title_ro, row.title_ru)[locale],
    title_ro: row.title_ro,
    title_ru: textOf(row.title_ro, row.title_ru).ru,
    code: row.code,
    brand: { id: row.brand_id, slug: row.brand_slug, title: row.brand_title },
    category: {
      id: row.category_id,
      title: textOf(row.category_title_ro, row.category_title_ru)[locale],
      link: catalogueLink(row.category_slugs, locale),
    },
    ...presentPrices(row, viewer),
    is_promotion: row.promotion_price !== null,
    stock: row.stock,
    units: textOf(row.unit_ro, row.unit_ru)[locale],
    units_ro: row.unit_ro,
    units_ru: textOf(row.unit_ro, row.unit_ru).ru,
    image: gallery[0] ?? null,
    gallery,
    attributes: comparedAttributes(row, directory, locale),
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

export const presentPicture = (
  { file, alt_ro, alt_ru }: CardRow['pictures'][number],
  locale: Locale,
): Picture => {
  const alt = textOf(alt_ro, alt_ru)[locale];
  return { file, alt, title: alt };
};

const COMPARED_ATTRIBUTES = 3;

/** Those the category names first, as far as the product has them. */
function comparedAttributes(row: CardRow, directory: Directory, locale: Locale) {
  const values = row.value_ids.flatMap((id) => directory.valueById.get(id) ?? []);
  const order = directory.categoryById.get(row.category_id)?.attributes ?? [];
  return order
    .flatMap((attribute) => values.find((value) => value.attribute === attribute) ?? [])
    .slice(0, COMPARED_ATTRIBUTES)
    .map(({ name, attribute, label }) => ({
      name,
      title: attribute.title[locale],
      value: label[locale],
    }));
}
