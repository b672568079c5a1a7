import * as v from 'valibot';
import { limits } from '../../constants.ts';
import { locales } from '../../locale.ts';
import { staffOperation } from '../../operation.ts';
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

/** The words of the trade and what they stand for. */
export const readVocabulary = staffOperation('get', '/staff/search/vocabulary/', {
  needs: 'vocabulary.write',
  answer: vocabularyShown,
});

export const exportVocabulary = exportOf('/staff/search/vocabulary/export/', {
  needs: 'vocabulary.write',
  query: v.object(asFile),
});

/** Save edited lines; refused where somebody else saved one of them since. */
export const saveVocabulary = staffOperation('post', '/staff/search/vocabulary/', {
  needs: 'vocabulary.write',
  body: vocabularySaving,
  answer: vocabularyShown,
  refusals: [409],
});

/** What texts find now, and would find with the edited words; nothing is saved. */
export const tryVocabulary = staffOperation('post', '/staff/search/trial/', {
  needs: 'vocabulary.write',
  body: vocabularyTrial,
  answer: trialAnswer,
});

/** Categories, brands and values a word may stand for. */
export const suggestMeanings = staffOperation('get', '/staff/search/meanings/', {
  needs: 'vocabulary.write',
  query: v.object({ q: v.optional(typed, '') }),
  answer: v.array(meaningSuggestion),
});

/** What people searched for and did not find, the most frequent first. */
export const listMissedSearches = staffOperation('get', '/staff/search/missed/', {
  needs: 'vocabulary.write',
  query: v.object({ ...missedFilters, ...pagingBy(searchCursor) }),
  answer: countedSearches,
});

export const exportMissedSearches = exportOf('/staff/search/missed/export/', {
  needs: 'vocabulary.write',
  query: v.object({ ...missedFilters, ...asFile }),
});
