import type { ImportMessageKey, MessageValues } from '../../../../contract/import/messages.ts';
import type { ImportField, InBoth } from '../../../../contract/import/options.ts';

/**
 * Something about one cell: it keeps the whole row back, it alone is left out, or it was taken and
 * should be seen.
 */
export type Problem = {
  level: 'refused' | 'left-out' | 'note';
  field: ImportField;
  key: Extract<ImportMessageKey, `ROW.${string}` | `FILE.${string}`>;
  /** Of which attribute it is about. */
  attribute?: InBoth | undefined;
  /** As it stands in the file. */
  value: string;
  values?: MessageValues | undefined;
  /** What the cell could say instead. */
  proposal?: string | number | undefined;
};

const problemOf =
  (level: Problem['level']) =>
  (
    field: ImportField,
    key: Problem['key'],
    value: string | number = '',
    more: Pick<Problem, 'attribute' | 'values' | 'proposal'> = {},
  ): Problem => ({ level, field, key, value: String(value), ...more });

export const refused = problemOf('refused');
export const leftOut = problemOf('left-out');
export const noted = problemOf('note');
