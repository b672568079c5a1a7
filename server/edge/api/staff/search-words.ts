import * as operations from '../../../../contract/staff/operations/search-words.ts';
import { done } from '../../../base/changes/refused.ts';
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
import { actorOf, exporting } from './staff-endpoints.ts';

export function staffSearchWords(shop: Shop): Endpoint[] {
  const tryVocabulary = openTrials(shop);
  return [
    endpoint(operations.readVocabulary, ({ locale }) =>
      showVocabulary(shop.db, shop.catalogue(), locale),
    ),
    exporting(shop, operations.exportVocabulary, 'vocabulary', exportVocabulary),
    endpoint(operations.saveVocabulary, async ({ viewer, body, locale }) => {
      done(await saveVocabulary(shop, actorOf(viewer), body));
      return showVocabulary(shop.db, shop.catalogue(), locale);
    }),
    endpoint(operations.tryVocabulary, ({ body, locale }) => tryVocabulary(body, locale)),
    endpoint(operations.suggestMeanings, async ({ query, locale }) =>
      suggestMeanings(shop.catalogue(), query.q, locale),
    ),
    endpoint(operations.listMissedSearches, ({ query }) => listMissed(shop, query)),
    exporting(shop, operations.exportMissedSearches, 'searches', exportMissed),
  ];
}
