import type { Locale } from '../../../contract/locale.ts';
import type { Contents } from '../../../contract/shapes/product.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import type { CardRow } from './card-queries.ts';

/** What one unit of sale holds: a pack its pieces, a coil its metres. Null where it is one thing. */
export function contentsOf(
  { unit, value_ids }: Pick<CardRow, 'unit' | 'value_ids'>,
  { valueById, unitByKey }: Pick<SearchedCatalogue, 'valueById' | 'unitByKey'>,
  locale: Locale,
): Contents | null {
  const content = unitByKey.get(unit)?.content;
  const values = value_ids.flatMap((id) => valueById.get(id) ?? []);
  const amount = values.find(({ attribute }) => attribute.key === content?.attribute)?.number;
  const units = content && unitByKey.get(content.unit)?.title[locale];
  return amount && units ? { amount, units } : null;
}
