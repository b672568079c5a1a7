import type { Changing } from '../server/base/changes/change.ts';
import { readTradeVocabulary } from '../server/shop/search/vocabulary/read-vocabulary.ts';
import { writeVocabulary } from '../server/shop/search/vocabulary/write-vocabulary.ts';
import { categories } from './catalogue/categories.ts';
import { loadCategories } from './load-catalogue.ts';

/** The trade's sections, filtered by what the shop can tell goods apart by, and words to search by. */
export async function loadSections(changing: Changing): Promise<void> {
  const attributes = await changing.trx.selectFrom('attribute').select(['id', 'key']).execute();
  const ids = new Map(attributes.map(({ id, key }) => [key, id]));
  await loadCategories(
    changing,
    categories.map((category) => ({
      ...category,
      attributes: category.attributes.filter((key) => ids.has(key)),
    })),
    ids,
  );
  await writeVocabulary(changing, await readTradeVocabulary());
}
