import * as v from 'valibot';
import { searchChanges } from '../constants.ts';
import { list, listOnce } from '../editing/fields.ts';
import { trimmed } from '../forms/fields.ts';
import { count, id, localeName } from '../shapes/values.ts';
import type { StaffMessageKey } from './messages.ts';

/** The words buyers write and what the shop understands by them, as its people edit them. */

const says = (key: StaffMessageKey) => key;

export const SPELLING_MAX = 80;

/** What stands between commas in the vocabulary's notation. */
const spelling = v.pipe(
  trimmed(SPELLING_MAX, says('STAFF.SPELLING')),
  v.maxLength(SPELLING_MAX, 'VALIDATE.TOO_LONG'),
  v.regex(/^[^,\n\r]*[\p{L}\p{N}][^,\n\r]*$/u, says('STAFF.SPELLING')),
);

/** `category/slug`, `brand/slug`, `attribute=value`, joined by ` + `, or words to look for. */
const meaning = v.pipe(
  trimmed(200, says('STAFF.MEANING')),
  v.maxLength(200, 'VALIDATE.TOO_LONG'),
  // A colon would end it, and a cross at the beginning make it a remark.
  v.regex(/^(?![#[])[^:\n\r]*[\p{L}\p{N}][^:\n\r]*$/u, says('STAFF.MEANING')),
);

const mark = v.pipe(
  trimmed(100, says('STAFF.MARK')),
  v.maxLength(100, 'VALIDATE.TOO_LONG'),
  v.regex(/^[^,\n\r#]+$/, says('STAFF.MARK')),
);

/** All spellings of one meaning; none takes it away. */
const line = v.strictObject({
  meaning,
  spellings: listOnce(spelling, 200, (one) => one.toLowerCase()),
});

const edits = {
  lines: v.optional(
    listOnce(line, 200, (one) => one.meaning),
    [],
  ),
  /** All groups of marks that may stand for each other; without it they stay. */
  equivalents: v.optional(
    list(v.pipe(listOnce(mark, 30), v.minLength(2, says('STAFF.MARK'))), 300),
  ),
};
export const vocabularyEdits = v.strictObject(edits);
export type VocabularyEdits = v.InferOutput<typeof vocabularyEdits>;

/** `version`: the one that was seen. */
export const vocabularySaving = v.strictObject({
  version: v.pipe(v.number('VALIDATE.INVALID'), v.integer('VALIDATE.INVALID')),
  ...edits,
});
export type VocabularySaving = v.InferOutput<typeof vocabularySaving>;

export const vocabularyTrial = v.strictObject({
  ...edits,
  /** What to try, as buyers would type it. */
  texts: v.optional(
    list(
      v.pipe(
        trimmed(200, 'VALIDATE.INVALID'),
        v.nonEmpty('VALIDATE.REQUIRED'),
        v.maxLength(200, 'VALIDATE.TOO_LONG'),
      ),
      10,
    ),
    [],
  ),
  /** Whether to look also for what people searched lately and would find otherwise. */
  with_log: v.optional(v.boolean('VALIDATE.INVALID'), true),
});
export type VocabularyTrial = v.InferOutput<typeof vocabularyTrial>;

export const meaningSuggestion = v.object({
  meaning: v.string(),
  kind: v.picklist(['category', 'brand', 'attribute']),
  title: v.string(),
});
export type MeaningSuggestion = v.InferOutput<typeof meaningSuggestion>;

export const vocabularyShown = v.object({
  version: v.number(),
  lines: v.array(
    v.object({
      meaning: v.string(),
      /** In words, as the catalogue calls it. */
      title: v.string(),
      /** Otherwise the catalogue has no such thing, and the line waits until it does. */
      is_known: v.boolean(),
      spellings: v.array(v.string()),
    }),
  ),
  equivalents: v.array(v.array(v.string())),
});
export type VocabularyShown = v.InferOutput<typeof vocabularyShown>;

/** What a text finds: how it is read, how much, and the first of it. */
const outcome = v.object({
  total: count,
  searched: v.string(),
  change: v.nullable(v.picklist(searchChanges)),
  left_out: v.array(v.string()),
  first: v.array(v.object({ id, code: v.string(), title: v.string() })),
});
export type SearchOutcome = v.InferOutput<typeof outcome>;

export const trialAnswer = v.object({
  tried: v.array(
    v.object({ text: v.string(), now: outcome, edited: outcome, is_changed: v.boolean() }),
  ),
  log: v.object({
    /** How many of the texts searched most were compared. */
    compared: count,
    changed: v.array(
      v.object({
        text: v.string(),
        locale: localeName,
        searches: count,
        found_now: count,
        found_edited: count,
      }),
    ),
  }),
});
export type TrialAnswer = v.InferOutput<typeof trialAnswer>;
