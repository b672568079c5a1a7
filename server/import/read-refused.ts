import { importMessage } from '../../contract/import/messages.ts';
import { isStaffMessageKey, staffMessage } from '../../contract/staff/messages.ts';
import type { Database } from '../database/connect.ts';
import type { Problem } from './reading/problem.ts';

/** What the trial found wrong, or what the sheet's verb refused when it was applied. */
type Kept = Problem | { level: 'refused'; late: Record<string, string[]> };

/** Every cell that was not taken, with its row and the reason. */
export async function readRefused(db: Database, run: number) {
  const rows = await db
    .selectFrom('import_row')
    .select(['row', 'key', 'problems'])
    .where('run_id', '=', run)
    .orderBy('row')
    .execute();
  return rows.flatMap(({ row, key, problems }) =>
    // Written by our jobs alone.
    (problems as Kept[]).map((problem) => ({ row, key, reason: reasonOf(problem) })),
  );
}

function reasonOf(problem: Kept): string {
  if ('late' in problem) {
    const keys = Object.values(problem.late).flat().filter(isStaffMessageKey);
    return keys.map((one) => staffMessage(one, 'ro')).join('; ');
  }
  const { field, value, proposal, level } = problem;
  const said = importMessage(problem.key, 'ro', problem.values);
  const proposed = proposal === undefined ? '' : ` → ${proposal}`;
  return `${level}\t${field} «${value}»: ${said}${proposed}`;
}
