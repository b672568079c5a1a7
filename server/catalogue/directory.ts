import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { readSearchRows } from '../search/queries.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { nameFilters } from './directory-categories.ts';
import { readDirectoryRows } from './directory-queries.ts';
import { type Facets, labelFacets } from './facets.ts';
import { type Names, nameAll } from './names.ts';
import { buildShelf, type Shelf } from './shelf.ts';
import { readShelfProducts, readShelfValues } from './shelf-queries.ts';

/**
 * The catalogue in memory: categories, brands and attributes in full, products as far as listings,
 * filters and search need them. Read at start, and again whenever the database tells of a change.
 */
export type Directory = Names & { facets: Facets; shelf: Shelf; search: SearchIndex };

/** In one transaction of its own: no product has a brand that is not there yet. */
export const loadDirectory = (db: Database): Promise<Directory> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // Nobody waits for it, and a large catalogue takes its time.
      await sql`set local statement_timeout = 0`.execute(trx);
      const rows = await readDirectoryRows(trx);
      const names = nameAll(rows);
      const facets = labelFacets(names);
      const shelf = buildShelf(await readShelfProducts(trx), await readShelfValues(trx), {
        categories: names.categories,
        facets,
      });
      countProducts(names, facets, shelf);
      nameFilters(names, rows.categoryAttributes);
      const search = buildSearchIndex(await readSearchRows(trx), { names, facets, shelf });
      return { ...names, facets, shelf, search };
    });

function countProducts({ brands, categories }: Names, facets: Facets, shelf: Shelf) {
  const counts = new Int32Array(facets.all.length);
  for (const facet of shelf.facets) counts[facet] = (counts[facet] ?? 0) + 1;
  const counted = (facet: number | undefined) => (facet === undefined ? 0 : (counts[facet] ?? 0));
  for (const brand of brands) brand.products = counted(facets.ofBrand.get(brand.id));
  for (const category of categories) {
    category.products = counted(facets.ofCategory.get(category.id));
  }
}
