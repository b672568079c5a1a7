import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../../contract/csv.ts';
import { encoded, streamOf } from './stream-of.ts';

/** A table as it goes out, some rows at a time: no export is held in memory as a whole. */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): ReadableStream<Uint8Array> {
  return streamOf(encoded(lines()));

  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(header);
    for await (const rows of batches) yield rows.map(csvLine).join('');
  }
}
