import type { StaffMessageKey } from '../../../../contract/staff/messages.ts';
import type { Mistakes } from '../../../base/changes/refused.ts';

type Naming = { line_id?: number | null | undefined; product_id?: number | undefined };
type Line = { id: number; product_id: number };
type Mistake = { field: 'line_id' | 'product_id'; message: StaffMessageKey | 'EDIT.UNKNOWN' };

/** The line that is meant, or why none is: a product names its line where no other has it. */
export function lineNamed<L extends Line>(
  lines: readonly L[],
  { line_id, product_id }: Naming,
): { line: L } | { mistake: Mistake } {
  const isById = typeof line_id === 'number';
  const [line, another] = lines.filter((one) =>
    isById ? one.id === line_id : one.product_id === product_id,
  );
  if (line && !another) return { line };
  const field = isById ? 'line_id' : 'product_id';
  return { mistake: { field, message: line ? 'STAFF.ORDER_WHICH_LINE' : 'EDIT.UNKNOWN' } };
}

/** Each mistake by the place of what was named. */
export const mistakeAt = (at: number, { field, message }: Mistake): Mistakes => ({
  [`lines.${at}.${field}`]: [message],
});
