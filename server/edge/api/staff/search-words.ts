import * as operations from '../../../../contract/staff/operations/search-words.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { exportMissed, listMissed } from '../../../shop/search/log/list-missed.ts';
import { openTrials } from '../../../shop/search/try-vocabulary.ts';
import { exportVocabulary } from '../../../shop/search/vocabulary/export-vocabulary.ts';
import { saveVocabulary } from '../../../shop/search/vocabulary/save-vocabulary.ts';
import {
  showVocabulary,
  suggestMeanings,
} from '../../../shop/search/vocabulary/show-vocabulary.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';

export function staffSearchWords(shop: Shop): Endpoint[] {
  const tryVocabulary = openTrials(shop);
  return [
    endpoint(operations.readVocabulary, ({ locale }) =>
      showVocabulary(shop.db, shop.catalogue(), locale),
    ),
    endpoint(operations.exportVocabulary, (call) =>
      exportAnswer('vocabulary', call, (by) => exportVocabulary(shop, by)),
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
    endpoint(operations.listMissedSearches, ({ query }) => listMissed(shop, query)),
    endpoint(operations.exportMissedSearches, (call) =>
      exportAnswer('searches', call, (by) => exportMissed(shop, call.query, by)),
    ),
  ];
}
