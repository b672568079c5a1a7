/** Many lists of rows: built at once into one array, then added to. */
export type RowLists = {
  count: (list: number) => number;
  of: (list: number) => Int32Array;
  add: (list: number, row: number) => void;
};

/** As they travel between threads: list `n` is rows[first[n]] up to rows[first[n + 1]]. */
export type PackedLists = { first: Int32Array; rows: Int32Array };

/** `fill` is called twice and must put the same rows both times: to count them, then to place them. */
export function packLists(
  lists: number,
  fill: (put: (list: number, row: number) => void) => void,
): PackedLists {
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
  return { first, rows };
}

export function openLists({ first, rows }: PackedLists): RowLists {
  /** What came since, and the whole list as it was last asked for. */
  const added = new Map<number, { rows: number[]; whole: Int32Array | null }>();
  const built = (list: number) =>
    rows.subarray(first[list] ?? 0, first[list + 1] ?? first[list] ?? 0);

  return {
    count: (list) => built(list).length + (added.get(list)?.rows.length ?? 0),
    of(list) {
      const more = added.get(list);
      if (!more) return built(list);
      more.whole ??= joined(built(list), more.rows);
      return more.whole;
    },
    add(list, row) {
      const more = added.get(list) ?? { rows: [], whole: null };
      more.rows.push(row);
      more.whole = null;
      added.set(list, more);
    },
  };
}

function joined(one: Int32Array, other: number[]): Int32Array {
  const whole = new Int32Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}
