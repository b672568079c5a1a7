import type { AnswerOf, QueryOf } from '../../../../contract/operation.ts';
import type {
  exportMissedSearches as exporting,
  listMissedSearches as listing,
} from '../../../../contract/staff/operations/search-words.ts';
import type { CountedSearch } from '../../../../contract/staff/today.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../../base/exports/export-list.ts';
import { inSlices } from '../../../base/pacing/in-slices.ts';
import type { Shop } from '../../shop.ts';
import { searchProducts } from '../search-products.ts';
import { countedSearches } from './counted-searches.ts';

/** Each is searched for once more, so few come at a time. */
const MOST = 50;

type Wanted = QueryOf<typeof listing>;

/** What people searched for and how it went, the most frequent first, with what it finds now. */
export async function listMissed(
  shop: Shop,
  { q, limit = MOST, ...wanted }: Wanted,
): Promise<AnswerOf<typeof listing>> {
  const range = { limit: Math.min(limit, MOST), part: q };
  const { total, results, next } = await countedSearches(shop.db, { ...wanted, ...range });
  const breathe = inSlices();
  const shown = [];
  for (const { key: _, total: __, ...row } of results) {
    await breathe();
    const { rows } = searchProducts(shop.catalogue(), row.text, false);
    shown.push({ ...row, found_now: rows.length });
  }
  return { total, next, results: shown };
}

const columns: Column<CountedSearch>[] = [
  { title: { ro: 'Textul', ru: 'Запрос' }, cell: ({ text }) => text },
  { title: { ro: 'Limba', ru: 'Язык' }, cell: ({ locale }) => locale },
  { title: { ro: 'Căutări', ru: 'Поисков' }, cell: ({ searches }) => searches },
  { title: { ro: 'Găsite atunci', ru: 'Найдено тогда' }, cell: ({ found }) => found },
  { title: { ro: 'Găsite acum', ru: 'Найдено сейчас' }, cell: ({ found_now }) => found_now },
];

/** All of them, as a table. */
export const exportMissed = (shop: Shop, filters: QueryOf<typeof exporting>, by: Taking) =>
  exportList(shop.db, by, {
    name: 'missed searches',
    columns,
    filters,
    read: (page: Asked<string>) => listMissed(shop, { ...filters, ...page }),
  });
