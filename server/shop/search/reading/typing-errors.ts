/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to turn one word
 * into the other; anything above `most` counts as one more than that.
 */
export function typingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || other.length >= LONGEST) return most + 1;
  let [beforeLast, last, current] = lines;
  for (let at = 0; at <= other.length; at++) last[at] = at;
  for (let row = 1; row <= one.length; row++) {
    current[0] = row;
    let lowest = row;
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let errors = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) errors = Math.min(errors, (beforeLast[at - 2] ?? 0) + 1);
      current[at] = errors;
      if (errors < lowest) lowest = errors;
    }
    if (lowest > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** Three lines of the table of distances, used again for each pair of words. */
const LONGEST = 256;
const lines: [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(LONGEST),
  new Uint16Array(LONGEST),
  new Uint16Array(LONGEST),
];

/** Short words are too close to each other to guess. */
export function errorsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
