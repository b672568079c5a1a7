type Rows = readonly unknown[];
type Page = { results: Rows; next: string | number | null };

/** Whether rows of a page are among those from one to before the other. */
export function isInRange(
  lengths: readonly number[],
  at: number,
  { from, to }: { from: number; to: number },
) {
  const start = lengths.slice(0, at).reduce((sum, length) => sum + length, 0);
  return start < to && start + (lengths[at] ?? 0) > from;
}

/**
 * A page that was read again, in the bounds it had: what follows it may then stay as it is. Rows
 * that came make it longer, rows that went make it shorter.
 */
export function joinPage<P extends Page>(
  read: P,
  held: P,
  following: P | undefined,
  keyOf: (row: P['results'][number]) => string | number,
): P {
  // Here the list ends now.
  if (read.next === null) return read;
  const last = read.results.at(-1);
  const place = last === undefined ? -1 : held.results.map(keyOf).lastIndexOf(keyOf(last));
  if (place >= 0) {
    return {
      ...read,
      results: [...read.results, ...held.results.slice(place + 1)],
      next: held.next,
    };
  }
  const known = new Set(following?.results.map(keyOf));
  const reach = read.results.findIndex((row) => known.has(keyOf(row)));
  return reach < 0 ? read : { ...read, results: read.results.slice(0, reach), next: held.next };
}
