import type { LinkKind } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Contents, Product } from '../../../contract/shapes/product.ts';
import { cleanHtml } from '../../base/text/sanitise-html.ts';
import { textOf } from '../reference/text.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import type { Shop } from '../shop.ts';
import type { CardRow } from './card-queries.ts';
import { type By, presentCard } from './cards.ts';
import { breadcrumbsTo } from './present-category.ts';
import { linkedBySlug, type ProductRow, productBySlug } from './product-queries.ts';
import { factsOf, specificationTable } from './specification-table.ts';

/** Everything the product page shows, in two questions to the database. */
export async function readProduct(
  shop: Shop,
  slug: string,
  by: By & { withDrafts?: boolean },
): Promise<Product | null> {
  const [row, linked] = await Promise.all([
    productBySlug(shop.db, slug, by).executeTakeFirst(),
    linkedBySlug(shop.db, slug).execute(),
  ]);
  const catalogue = shop.catalogue();
  const card = row && presentCard(row, catalogue, by);
  if (!card) return null;
  const cardsOf = (kind: LinkKind) =>
    linked.flatMap((link) => (link.kind === kind && presentCard(link, catalogue, by)) || []);
  const { locale } = by;
  return {
    ...card,
    contents: contentsOf(row, catalogue, by.locale),
    is_archived: row.state === 'archived',
    shop_code: row.shop_code,
    ean: row.ean,
    specifications: specificationsOf(row, catalogue, locale),
    description: cleanHtml(textOf(row.description_ro, row.description_ru)[locale]),
    general_info: cleanHtml(textOf(row.general_info_ro, row.general_info_ru)[locale]),
    warranty: row.warranty_months,
    similar: cardsOf('similar'),
    accessories: cardsOf('accessory'),
    successors: cardsOf('successor'),
    coils: linked.flatMap((link) => {
      const coil = link.kind === 'coil' && presentCard(link, catalogue, by);
      return coil ? [{ ...coil, contents: contentsOf(link, catalogue, locale) }] : [];
    }),
    documents: row.documents.map(({ kind, title_ro, title_ru, file }) => ({
      kind,
      title: textOf(title_ro, title_ru)[locale],
      file,
    })),
    breadcrumbs: breadcrumbsTo(catalogue.categoryById.get(row.category_id), locale),
  };
}

function specificationsOf(row: ProductRow, catalogue: SearchedCatalogue, locale: Locale) {
  const brand = catalogue.brandById.get(row.brand_id);
  const category = catalogue.categoryById.get(row.category_id);
  if (!brand || !category) return [];
  const facts = factsOf(row.value_ids, category, catalogue);
  return specificationTable({ facts, brand, freeLines: row.specifications }, locale);
}

/** What one unit of sale holds: a pack its pieces, a coil its metres. Null where it is one thing. */
function contentsOf(
  { unit, value_ids }: Pick<CardRow, 'unit' | 'value_ids'>,
  { valueById, unitByKey }: SearchedCatalogue,
  locale: Locale,
): Contents | null {
  const content = unitByKey.get(unit)?.content;
  const values = value_ids.flatMap((id) => valueById.get(id) ?? []);
  const amount = values.find(({ attribute }) => attribute.key === content?.attribute)?.number;
  const units = content && unitByKey.get(content.unit)?.title[locale];
  return amount && units ? { amount, units } : null;
}
