import { sql } from 'kysely';
import type { Mistakes } from '../../../../base/changes/refused.ts';
import type { Trx } from '../../../../base/database/connect.ts';

/** By id of the attribute, the ids of the values a product is to have of it. */
export type ColumnValues = Record<string, number[]>;

/** To which attribute each value belongs. */
export async function attributesOf(trx: Trx, valueIds: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; attribute_id: number }>`
    select id, attribute_id
    from attribute_value
    where id = any(${[...new Set(valueIds)]}::integer[])`.execute(trx);
  return new Map(rows.map(({ id, attribute_id }) => [id, attribute_id]));
}

/** The values a product would have: those of a column where its former ones stood, or at the end. */
export function withColumns(
  stored: number[],
  columns: ColumnValues,
  attributeOf: Map<number, number>,
): number[] {
  let values = stored;
  for (const [column, wanted] of Object.entries(columns)) {
    const isOfColumn = (id: number) => attributeOf.get(id) === Number(column);
    const first = values.findIndex(isOfColumn);
    const place = first === -1 ? values.length : first;
    const others = values.filter((id) => !isOfColumn(id));
    values = others.toSpliced(place, 0, ...wanted);
  }
  return values;
}

/** Values that are of another attribute than their column, or of none. */
export const columnMistakes = (columns: ColumnValues, attributeOf: Map<number, number>): Mistakes =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([column, wanted]) => wanted.some((id) => attributeOf.get(id) !== Number(column)))
      .map(([column]) => [`attributes.${column}`, ['EDIT.UNKNOWN']]),
  );
