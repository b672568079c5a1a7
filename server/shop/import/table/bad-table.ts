import {
  type ImportMessageKey,
  importMessage,
  type MessageValues,
} from '../../../../contract/import/messages.ts';
import { MOST_IMPORT_BYTES } from '../../../../contract/import/options.ts';

/** A file that cannot be read as a table: where, and why. */
export class BadTable extends Error {
  readonly key: ImportMessageKey;
  readonly values: MessageValues;

  constructor(key: ImportMessageKey, values: MessageValues = {}) {
    super(importMessage(key, 'ro', values));
    this.key = key;
    this.values = values;
  }
}

/** What no honest price list needs more of. */
export const limits = {
  bytes: MOST_IMPORT_BYTES,
  rows: 200_000,
  columns: 200,
  /** As much as a spreadsheet's cell holds. */
  cell: 32_767,
  /** Of a packed file: parts, bytes of all of them unpacked, how many times smaller it may be. */
  entries: 500,
  unpacked: 300 * 2 ** 20,
  ratio: 200,
  /** Texts that cells share, in characters. */
  shared: 60 * 2 ** 20,
};

/** A text, a number that is known to be one, or a formula, whose value nobody should trust. */
export type Cell = string | number | { formula: string };

/** `number` as a spreadsheet counts rows, from 1. */
export type TableRow = { number: number; cells: Cell[] };
