/** Rows in a list until somebody asks for more at a time. */
export const USUAL_PAGE = 50;

/** Of rows read one too many: those asked for, and from where to go on; null at the end. */
export function pageOf<Row, Cursor>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { results: Row[]; next: Cursor | null } {
  const results = rows.slice(0, limit);
  const last = results.at(-1);
  return {
    results,
    next: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
}

/** Of a cursor such as `-15_7`: what its list is sorted by, and an id. */
export function numbersOf(cursor: string): { key: number; id: number } {
  const [key = 0, id = 0] = cursor.split('_').map(Number);
  return { key, id };
}
