import type { ReferenceRows } from './reference-queries.ts';
import { type Text, textOf } from './text.ts';

/** What is counted and priced, and the rules of selling it. */
export type Unit = {
  key: string;
  title: Text;
  /** Cut from a longer piece, and so it does not come back. */
  isCut: boolean;
  smallestQuantity: number;
  quantityStep: number;
  /** For a unit that holds others: what they are, and the attribute that says how many. */
  content: { unit: string; attribute: string } | null;
};

export const buildUnits = (rows: ReferenceRows['units']): Unit[] =>
  rows.map((row) => ({
    key: row.key,
    title: textOf(row.title_ro, row.title_ru),
    isCut: row.is_cut,
    smallestQuantity: row.smallest_quantity,
    quantityStep: row.quantity_step,
    content:
      row.content_unit === null || row.content_attribute === null
        ? null
        : { unit: row.content_unit, attribute: row.content_attribute },
  }));
