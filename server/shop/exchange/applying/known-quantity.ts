/** Moments are milliseconds. */

/** How many of a line are put aside or have left, as the shop sent it to 1C or 1C said itself. */
export type LineIn1c = {
  quantity: number;
  /** From when 1C may have had it; null: it said so itself, and may have had it ever so long. */
  possible_from: number | null;
  /** Since when 1C surely has it; null: it has not said that it has. */
  certain_from: number | null;
};

/** Between these two 1C wrote down the figures of a file. */
export type Formed = {
  /** When it began, by its own stamp. */
  since: number;
  /** When the file arrived. */
  until: number;
};

/**
 * How many of a line a figure of 1C is surely lowered by: the least of what it had for certain and
 * of everything after that it may have had. More would sell goods twice. `told`: the oldest first.
 */
export function knownQuantity(
  lines: readonly LineIn1c[],
  { since, until }: Formed,
  untold = 0,
): number {
  const surely = lines.findLastIndex(
    ({ certain_from }) => certain_from !== null && certain_from < since,
  );
  const maybe = lines
    .slice(surely + 1)
    .filter(({ possible_from }) => possible_from === null || possible_from <= until);
  return Math.min(lines[surely]?.quantity ?? untold, ...maybe.map(({ quantity }) => quantity));
}
