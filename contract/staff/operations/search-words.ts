import * as v from 'valibot';
import { limits } from '../../constants.ts';
import { locales } from '../../locale.ts';
import { operation } from '../../operation.ts';
import { asFile, exportOf } from '../export-of.ts';
import { pagingBy } from '../parameters.ts';
import {
  meaningSuggestion,
  trialAnswer,
  vocabularySaving,
  vocabularyShown,
  vocabularyTrial,
} from '../search-words.ts';
import { countedSearches } from '../today.ts';

const words = { access: 'staff', needs: 'vocabulary.write' } as const;
const typed = v.pipe(v.string(), v.trim(), v.maxLength(limits.search, 'VALIDATE.TOO_LONG'));

const days = ['7', '30', '90', '365'] as const;

/** Which searches a list or an export is of. */
const missedFilters = {
  /** Found nothing, found by leaving words out, or whatever it found. */
  kind: v.optional(v.picklist(['nothing', 'partly', 'all'], 'VALIDATE.INVALID'), 'nothing'),
  locale: v.optional(v.picklist(locales, 'VALIDATE.INVALID')),
  days: v.optional(v.pipe(v.picklist(days, 'VALIDATE.INVALID'), v.transform(Number)), '30'),
  q: v.optional(typed, ''),
};

/** How often, in which language, and what. */
const searchCursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}_(ro|ru)_/, 'VALIDATE.INVALID'),
  v.maxLength(1_000, 'VALIDATE.INVALID'),
);

export const readVocabulary = operation({
  ...words,
  id: 'staffReadVocabulary',
  method: 'get',
  path: '/staff/search/vocabulary/',
  summary: 'The words of the trade and what they stand for',
  answer: vocabularyShown,
});
export const exportVocabulary = exportOf({
  id: 'staffExportVocabulary',
  needs: 'vocabulary.write',
  path: '/staff/search/vocabulary/export/',
  query: v.object(asFile),
});
export const saveVocabulary = operation({
  ...words,
  id: 'staffSaveVocabulary',
  method: 'post',
  path: '/staff/search/vocabulary/',
  summary: 'Save edited lines; refused where somebody else saved one of them since',
  body: vocabularySaving,
  answer: vocabularyShown,
  refusals: [409],
});
export const tryVocabulary = operation({
  ...words,
  id: 'staffTryVocabulary',
  method: 'post',
  path: '/staff/search/trial/',
  summary: 'What texts find now, and would find with the edited words; nothing is saved',
  body: vocabularyTrial,
  answer: trialAnswer,
});
export const suggestMeanings = operation({
  ...words,
  id: 'staffSuggestMeanings',
  method: 'get',
  path: '/staff/search/meanings/',
  summary: 'Categories, brands and values a word may stand for',
  query: v.object({ q: v.optional(typed, '') }),
  answer: v.array(meaningSuggestion),
});
export const listMissedSearches = operation({
  ...words,
  id: 'staffListMissedSearches',
  method: 'get',
  path: '/staff/search/missed/',
  summary: 'What people searched for and did not find, the most frequent first',
  query: v.object({ ...missedFilters, ...pagingBy(searchCursor) }),
  answer: countedSearches,
});
export const exportMissedSearches = exportOf({
  id: 'staffExportMissedSearches',
  needs: 'vocabulary.write',
  path: '/staff/search/missed/export/',
  query: v.object({ ...missedFilters, ...asFile }),
});
