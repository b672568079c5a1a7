import type { StaffMessageKey } from '../../../../contract/staff/messages.ts';
import type { Part as PartNamed } from '../../../../contract/staff/orders/forms.ts';
import { invalid, type Mistakes } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import type { OfLine } from '../../catalogue/stock/write-stock.ts';
import { lineNamed, mistakeAt } from './line-named.ts';

type Line = { id: number; product_id: number; quantity: number; sent: number; returned: number };

export type Bound = {
  /** How much of a line there can be. */
  atMost: (line: Line) => number;
  /** The message where more is asked for. */
  beyond: StaffMessageKey;
};

/** The lines of a locked order that are meant, each with no more than there can be of it. */
export async function partsNamed(
  trx: Trx,
  orderId: string,
  named: PartNamed[],
  { atMost, beyond }: Bound,
): Promise<OfLine[]> {
  const lines = await trx
    .selectFrom('order_line')
    .select(['id', 'product_id', 'quantity', 'sent', 'returned'])
    .where('order_id', '=', orderId)
    .execute();
  const mistakes: Mistakes = {};
  const seen = new Set<number>();
  const parts = named.flatMap(({ quantity, ...naming }, at): OfLine[] => {
    const found = lineNamed(lines, naming);
    if ('mistake' in found) {
      Object.assign(mistakes, mistakeAt(at, found.mistake));
      return [];
    }
    const { line } = found;
    if (seen.has(line.id)) mistakes[`lines.${at}.line_id`] = ['EDIT.TWICE'];
    seen.add(line.id);
    if (quantity > atMost(line)) mistakes[`lines.${at}.quantity`] = [beyond];
    return [{ line_id: line.id, product_id: line.product_id, quantity }];
  });
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  return parts;
}
