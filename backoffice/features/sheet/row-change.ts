import type { UnreadSheetRow } from '../../../contract/editing/sheet.ts';
import type { SheetRow } from '../../../contract/staff/sheet-shapes.ts';
import { type CellKey, meaningOf, type Reading } from './cells.ts';
import type { Edits, RowEdits } from './edits.ts';
import type { StockReason } from './stock-reason.tsx';

/** Of a row, by cell, why it is not saved. */
export type Problems = Readonly<Record<string, string>>;

/** The rows with cells that nobody can read. */
export function unreadCells(edits: Edits, reading: Reading): Map<number, Problems> {
  const unread = new Map<number, Problems>();
  for (const [id, cells] of edits) {
    const problems: Record<string, string> = {};
    for (const [name, text = ''] of Object.entries(cells)) {
      const key = name as CellKey;
      const { problem } = meaningOf(key, text, reading);
      if (problem !== undefined) problems[key] = problem;
    }
    if (Object.keys(problems).length > 0) unread.set(id, problems);
  }
  return unread;
}

/** What the shop is asked to change in a product, all of whose cells can be read. */
export function rowChange(
  row: SheetRow,
  edits: RowEdits,
  { stock, ...reading }: Reading & { stock: StockReason },
): UnreadSheetRow {
  const keys = Object.keys(edits) as CellKey[];
  const read = (key: CellKey, text: string) => meaningOf(key, text, reading).value;
  const change: UnreadSheetRow = { id: row.id, version: row.version };
  const attributes: Record<string, unknown> = {};
  for (const key of keys) {
    const text = edits[key] ?? '';
    if (key === 'stock') {
      change.stock = { counted: read(key, text), seen: row.stock, ...stock };
    } else if (key.startsWith('attribute_')) {
      attributes[key.slice('attribute_'.length)] = read(key, text);
    } else if (!key.startsWith('promotion_')) {
      change[key] = read(key, text);
    }
  }
  if (Object.keys(attributes).length > 0) change.attributes = attributes;
  if (keys.some((key) => key.startsWith('promotion_'))) {
    // What was not typed over stays as it is, not as it is written.
    const cell = (key: CellKey, held: unknown = null) => {
      const text = edits[key];
      return text === undefined ? held : read(key, text);
    };
    const price = cell('promotion_price', row.promotion?.price);
    const from = cell('promotion_from', row.promotion?.starts_at);
    const until = cell('promotion_to', row.promotion?.ends_at);
    change.promotion = {
      replaces: row.promotion?.id ?? null,
      to: price === null ? null : { price, starts_at: from, ends_at: until },
    };
  }
  return change;
}

/** In which cell a refusal of the shop shows. */
export function cellOf(field: string): CellKey {
  if (field.startsWith('attributes.')) return `attribute_${Number(field.split('.')[1])}`;
  const named: Record<string, CellKey> = {
    'promotion.starts_at': 'promotion_from',
    'promotion.ends_at': 'promotion_to',
    stock: 'stock',
    state: 'state',
    title_ro: 'title_ro',
    title_ru: 'title_ru',
    price: 'price',
  };
  return named[field] ?? (field.startsWith('promotion') ? 'promotion_price' : 'title_ro');
}
