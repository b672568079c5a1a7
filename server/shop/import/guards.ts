import {
  type ImportOptions,
  type ImportSummary,
  keyFields,
} from '../../../contract/import/options.ts';
import type { Survey } from './reading/survey-table.ts';

/** Prices that were compared, and those that jump. */
export type PriceCounts = { compared: number; jumps: number };

/** What makes a whole file suspicious though each of its rows is fine. */
export function guardsOf(
  survey: Survey,
  { guards, writes }: ImportOptions,
  { compared, jumps, rowsBefore }: PriceCounts & { rowsBefore: number | null },
): ImportSummary['guards'] {
  const found: ImportSummary['guards'] = [];
  const share = compared === 0 ? 0 : Math.round((jumps / compared) * 100);
  if (share > guards.share) {
    found.push({ key: 'GUARD.PRICES', values: { share, percent: guards.jump } });
  }
  const counted = [...keyFields, ...writes];
  const empty = [...survey.header.columns].find(
    ([field]) => counted.some((one) => one === field) && !survey.filled.has(field),
  );
  if (empty) {
    found.push({ key: 'GUARD.EMPTY', values: { column: survey.header.headings[empty[1]] ?? '' } });
  }
  if (rowsBefore !== null && survey.rows < rowsBefore * (1 - guards.shrink / 100)) {
    found.push({ key: 'GUARD.SHRUNK', values: { now: survey.rows, before: rowsBefore } });
  }
  return found;
}

export const isJump = (from: number, to: number, percent: number) =>
  Math.abs(to - from) * 100 > percent * from;
