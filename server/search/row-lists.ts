/** Many lists of rows in one array. */
export type RowLists = {
  count: (list: number) => number;
  of: (list: number) => Int32Array;
};

/** `fill` is called twice and must put the same rows both times: to count them, then to place them. */
export function gatherRows(
  lists: number,
  fill: (put: (list: number, row: number) => void) => void,
): RowLists {
  const first = new Int32Array(lists + 1);
  fill((list) => {
    first[list + 1] = (first[list + 1] ?? 0) + 1;
  });
  for (let list = 0; list < lists; list++) {
    first[list + 1] = (first[list + 1] ?? 0) + (first[list] ?? 0);
  }
  const rows = new Int32Array(first.at(-1) ?? 0);
  const next = first.slice();
  fill((list, row) => {
    const at = next[list] ?? 0;
    rows[at] = row;
    next[list] = at + 1;
  });
  return {
    count: (list) => (first[list + 1] ?? 0) - (first[list] ?? 0),
    of: (list) => rows.subarray(first[list] ?? 0, first[list + 1] ?? 0),
  };
}
