import { BadTable, limits, type TableRow } from './bad-table.ts';
import { csvRows } from './csv-rows.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** The rows of a table, whatever it was saved as: its bytes say it, its name may not. */
export function tableRows(bytes: Uint8Array): AsyncGenerator<TableRow> {
  if (bytes.length === 0) throw new BadTable('TABLE.EMPTY');
  if (bytes.length > limits.bytes) {
    throw new BadTable('TABLE.LARGE', { most: limits.bytes / 2 ** 20 });
  }
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new BadTable('TABLE.OLD_EXCEL');
  return begins(0x50, 0x4b) ? xlsxRows(bytes) : csvRows(bytes);
}
