import { pagination } from '../../../contract/pagination.ts';
import * as operations from '../../../contract/staff/operations/search-words.ts';
import { Refused } from '../../changes/refused.ts';
import { inSlices } from '../../pacing/in-slices.ts';
import { countedSearches } from '../../search/log/counted-searches.ts';
import { searchProducts } from '../../search/search-products.ts';
import { openTrials } from '../../search/try-vocabulary.ts';
import { saveVocabulary } from '../../search/vocabulary/save-vocabulary.ts';
import { showVocabulary, suggestMeanings } from '../../search/vocabulary/show-vocabulary.ts';
import type { Shop } from '../../shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { orRefusal } from './answer-refused.ts';

const PAGE = 25;

export function staffSearchWords(shop: Shop): Endpoint[] {
  const tryVocabulary = openTrials(shop);
  return [
    endpoint(operations.readVocabulary, ({ locale }) =>
      showVocabulary(shop.db, shop.catalogue(), locale),
    ),
    endpoint(operations.saveVocabulary, async ({ viewer, body, locale }) => {
      const saved = await saveVocabulary(shop, `staff:${viewer.id}`, body);
      if (saved instanceof Refused) return orRefusal(saved);
      return showVocabulary(shop.db, shop.catalogue(), locale);
    }),
    endpoint(operations.tryVocabulary, async ({ body, locale }) =>
      orRefusal(await tryVocabulary(body, locale)),
    ),
    endpoint(operations.suggestMeanings, async ({ query, locale }) =>
      suggestMeanings(shop.catalogue(), query.q, locale),
    ),
    endpoint(operations.listMissedSearches, async ({ query: { page, q, ...wanted } }) => {
      const range = { limit: PAGE, offset: (page - 1) * PAGE };
      const { total, results } = await countedSearches(shop.db, { ...wanted, ...range, part: q });
      const breathe = inSlices();
      const shown = [];
      for (const { key: _, total: __, ...row } of results) {
        await breathe();
        const { rows } = searchProducts(shop.catalogue(), row.text, false);
        shown.push({ ...row, found_now: rows.length });
      }
      return { pages: pagination(total, page, PAGE), total, results: shown };
    }),
  ];
}
