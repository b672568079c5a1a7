import type { Changing } from '../../../base/changes/change.ts';
import { heldByLines } from './held-by-lines.ts';
import { takeFrom } from './take-from.ts';
import { changeStock, lockStock, type OfLine } from './write-stock.ts';

/** Lines hold so many fewer, the last warehouse first; what lies there stays where it lies. */
export async function releaseStock(changing: Changing, parts: OfLine[]): Promise<void> {
  if (parts.length === 0) return;
  await lockStock(
    changing.trx,
    parts.map(({ product_id }) => product_id),
  );
  const held = await heldByLines(changing.trx, parts);
  for (const { line_id, quantity } of parts) takeFrom(held.of(line_id).toReversed(), quantity);
  await changeStock(changing, { holds: held.holds });
}
