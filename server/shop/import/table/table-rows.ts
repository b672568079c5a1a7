import { type ByteSource, sourceOf } from '../../../base/archives/open-archive.ts';
import { rest } from '../../../base/pacing/rest.ts';
import { BadTable, limits, type TableRow } from './bad-table.ts';
import { csvRows } from './csv-rows.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** In memory, or kept elsewhere and fetched as it is read. */
export type TableFile = Uint8Array | ByteSource;

/** The rows of a table, whatever it was saved as: its bytes say it, its name may not. */
export async function* tableRows(file: TableFile): AsyncGenerator<TableRow> {
  const source = file instanceof Uint8Array ? sourceOf(file) : file;
  if (source.size === 0) throw new BadTable('TABLE.EMPTY');
  if (source.size > limits.bytes) {
    throw new BadTable('TABLE.LARGE', { most: limits.bytes / 2 ** 20 });
  }
  const beginning = await firstBytes(source);
  const begins = (...start: number[]) => start.every((byte, at) => beginning[at] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new BadTable('TABLE.OLD_EXCEL');
  for await (const row of begins(0x50, 0x4b) ? xlsxRows(source) : csvRows(source)) {
    yield row;
    rest();
  }
}

async function firstBytes(source: ByteSource): Promise<Uint8Array> {
  for await (const piece of source.read(0, Math.min(4, source.size))) return piece;
  return new Uint8Array();
}
