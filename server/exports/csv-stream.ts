import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../contract/csv.ts';

/** A table as it goes out, some rows at a time: no export is held in memory as a whole. */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rows = batches[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    start: (table) => table.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(header))),
    async pull(table) {
      const { value, done } = await rows.next();
      if (done) table.close();
      else table.enqueue(encoder.encode(value.map(csvLine).join('')));
    },
    async cancel() {
      await rows.return?.();
    },
  });
}
