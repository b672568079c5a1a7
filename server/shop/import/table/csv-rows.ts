import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { unguarded } from '../../../../contract/csv.ts';
import type { ByteSource } from '../../../base/archives/open-archive.ts';
import { yieldInSlices } from '../../../base/pacing/yield-in-slices.ts';
import { BadTable, limits, type TableRow } from './bad-table.ts';
import { textPieces } from './text-pieces.ts';

const delimiters = [';', '\t', ','] as const;
const LINES_LOOKED_AT = 50;

/** Rows of comma, semicolon or tab separated text, one after the other. */
export async function* csvRows(file: ByteSource): AsyncGenerator<TableRow> {
  const pieces = textPieces(file);
  const beginning = (await pieces.next()).value ?? '';
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(beginning),
    relax_column_count: true,
    max_record_size: limits.columns * limits.cell,
  });
  const source = Readable.from(withFirst(beginning, pieces));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  const yieldIfDue = yieldInSlices();
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > limits.rows) throw new BadTable('TABLE.ROWS', { most: limits.rows });
      if (cells.length > limits.columns) {
        throw new BadTable('TABLE.COLUMNS', { row: number, most: limits.columns });
      }
      if (cells.some((cell) => cell.length > limits.cell)) {
        throw new BadTable('TABLE.CELL', { row: number, most: limits.cell });
      }
      yield { number, cells: cells.map(asCell) };
      // Otherwise the stream goes through a large file in one go, and nobody is served meanwhile.
      await yieldIfDue();
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    throw new BadTable(error.code === 'CSV_MAX_RECORD_SIZE' ? 'TABLE.CELL' : 'TABLE.QUOTES', {
      // What was parsed ahead counts too.
      row: Math.max(number, Number(error.records ?? 0)) + 1,
      most: limits.cell,
    });
  } finally {
    source.destroy();
  }
}

async function* withFirst(first: string, others: AsyncIterable<string>) {
  yield first;
  yield* others;
}

const isCsvError = (error: unknown): error is CsvError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

/** A spreadsheet would calculate it; whoever wrote it meant no text, unless it is marked as one. */
const asCell = (text: string) =>
  unguarded(text) ?? (/^\s*=/.test(text) ? { formula: text.trim() } : text);

/** The one that stands in the most lines, and there the most often; quoted ones do not count. */
function delimiterOf(text: string): string {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/, LINES_LOOKED_AT)
    .filter(Boolean);
  const weigh = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((n) => n > 0);
    // Lines that have as many as most lines have: a comma within a sentence has not.
    const usual = Math.max(
      0,
      ...[...Map.groupBy(counts, (n) => n).values()].map((all) => all.length),
    );
    return usual * 100 + Math.min(99, counts.length);
  };
  const weights = delimiters.map((delimiter) => ({ delimiter, weight: weigh(delimiter) }));
  return weights.toSorted((a, b) => b.weight - a.weight)[0]?.delimiter ?? ',';
}
