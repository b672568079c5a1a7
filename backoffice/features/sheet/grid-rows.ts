import { useMemo, useRef } from 'react';
import type { SheetColumn, SheetRow } from '../../../contract/staff/sheet-shapes.ts';
import { locale } from '../../i18n.ts';
import { type CellKey, textOf } from './cells.ts';
import type { Edits, RowEdits } from './edits.ts';
import type { GridRow } from './sheet-grid.tsx';
import type { Refusals } from './use-sheet.ts';

type Shown = {
  row: SheetRow;
  edits: RowEdits | undefined;
  refused: object | undefined;
  shown: GridRow;
};

/** The rows as the grid shows them. A row nobody touched stays the same, and is not drawn again. */
export function useGridRows(
  rows: SheetRow[],
  keys: CellKey[],
  columns: SheetColumn[],
  edits: Edits,
  refusals: Refusals,
  unread: Refusals,
): GridRow[] {
  const kept = useRef<{ keys: CellKey[]; columns: SheetColumn[]; rows: Map<number, Shown> }>(null);
  return useMemo(() => {
    const former =
      kept.current?.keys === keys && kept.current.columns === columns ? kept.current.rows : null;
    const now = new Map<number, Shown>();
    for (const row of rows) {
      const typed = edits.get(row.id);
      const refused = unread.get(row.id) ?? refusals.get(row.id);
      const known = former?.get(row.id);
      const isSame = known?.row === row && known.edits === typed && known.refused === refused;
      now.set(
        row.id,
        isSame
          ? known
          : { row, edits: typed, refused, shown: gridRow(row, keys, columns, typed, refused) },
      );
    }
    kept.current = { keys, columns, rows: now };
    return [...now.values()].map(({ shown }) => shown);
  }, [rows, keys, columns, edits, refusals, unread]);
}

const gridRow = (
  row: SheetRow,
  keys: CellKey[],
  columns: SheetColumn[],
  edits: RowEdits = {},
  refused: Readonly<Record<string, string>> = {},
): GridRow => ({
  id: row.id,
  code: row.code,
  title: (locale === 'ru' && row.title_ru) || row.title_ro,
  units: row.units,
  texts: Object.fromEntries(
    keys.map((key) => [key, edits[key] ?? textOf(row, key, { locale, columns })]),
  ),
  edited: new Set(Object.keys(edits)),
  refused,
});
