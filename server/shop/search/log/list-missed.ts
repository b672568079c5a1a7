import type { AnswerOf, QueryOf } from '../../../../contract/operation.ts';
import type {
  exportMissedSearches as exporting,
  listMissedSearches as listing,
} from '../../../../contract/staff/operations/search-words.ts';
import type { CountedSearch } from '../../../../contract/staff/today.ts';
import { type Column, exportOf, type Page } from '../../../base/exports/export-list.ts';
import { yieldInSlices } from '../../../base/pacing/yield-in-slices.ts';
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
  const yieldIfDue = yieldInSlices();
  const shown = [];
  for (const { key: _, total: __, ...row } of results) {
    await yieldIfDue();
    const { rows } = searchProducts(shop.catalogue(), row.text, false);
    shown.push({ ...row, found_now: rows.length });
  }
  return { total, next, results: shown };
}

const columns: Column<CountedSearch>[] = [
  ['Textul', 'Запрос', ({ text }) => text],
  ['Limba', 'Язык', ({ locale }) => locale],
  ['Căutări', 'Поисков', ({ searches }) => searches],
  ['Găsite atunci', 'Найдено тогда', ({ found }) => found],
  ['Găsite acum', 'Найдено сейчас', ({ found_now }) => found_now],
];

/** All of them, as a table. */
export const exportMissed = exportOf(
  'missed searches',
  columns,
  (shop: Shop, query: QueryOf<typeof exporting> & Page<string>) => listMissed(shop, query),
);
