import type { SheetColumn, SheetRow } from '../../../contract/staff/sheet-shapes.ts';

/** What was read of the shop while something was typed: it outlives the filter it was read by. */
export type Known = {
  rows: ReadonlyMap<number, SheetRow>;
  columns: ReadonlyMap<number, SheetColumn>;
};

export const nothingKnown: Known = { rows: new Map(), columns: new Map() };

type Read = { rows: readonly SheetRow[]; columns: readonly SheetColumn[] };

/** With what was read last, which is newer. An attribute that is not asked for now stays known. */
export function withRead(known: Known, { rows, columns }: Read): Known {
  const all = new Map(known.rows);
  for (const row of rows) {
    const attributes = { ...all.get(row.id)?.attributes, ...row.attributes };
    all.set(row.id, { ...row, attributes });
  }
  return {
    rows: all,
    columns: new Map([...known.columns, ...columns.map((column) => [column.id, column] as const)]),
  };
}

/** What of it somebody still works on. */
export const ofEdited = ({ rows, columns }: Known, isEdited: (id: number) => boolean): Known => ({
  rows: new Map([...rows].filter(([id]) => isEdited(id))),
  columns,
});
