import type { Database } from '../../base/database/connect.ts';
import { yieldInSlices } from '../../base/pacing/yield-in-slices.ts';
import type { Base, Reading } from '../product-index/base.ts';
import { openIndex } from '../product-index/product-index.ts';
import { type Facets, labelFacets } from '../reference/facets.ts';
import { buildReference, type Reference } from '../reference/reference.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import { readVocabularyRows } from '../search/vocabulary/queries.ts';
import { buildSearchWords } from '../search/vocabulary/search-words.ts';

/** Puts the catalogue in memory together from what was read; others are served meanwhile. */
export async function openCatalogue(
  db: Database,
  { base, codes }: Reading,
): Promise<SearchedCatalogue> {
  const yieldIfDue = yieldInSlices();
  const vocabulary = await readVocabularyRows(db);
  const reference = buildReference(base.reference);
  await yieldIfDue();
  const facets = labelFacets(reference);
  countProducts(base, facets, reference);
  await yieldIfDue();
  const names = { reference, facets };
  const search = await buildSearchWords(base, vocabulary, names, yieldIfDue);
  const index = openIndex(base, await codes, names);
  return { ...reference, facets, index, search };
}

/** As menus and the brand page tell. */
function countProducts(base: Base, facets: Facets, { brands, categories }: Reference) {
  const { first } = base.facets;
  const counted = (facet: number | undefined) =>
    facet === undefined ? 0 : (first[facet + 1] ?? 0) - (first[facet] ?? 0);
  for (const brand of brands) brand.products = counted(facets.ofBrand.get(brand.id));
  for (const category of categories) {
    category.products = counted(facets.ofCategory.get(category.id));
  }
}
