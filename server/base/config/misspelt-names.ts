/** What is nearly the name of a variable of ours is most likely meant to be it, and would be missed silently. */
export function misspeltNames(given: string[], known: string[]): string[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((one) => isNearly(name, one));
    if (meant) return [`The shop knows no variable ${name}; is ${meant} meant?`];
    return name.startsWith('CABLAJ_') ? [`The shop knows no variable ${name}.`] : [];
  });
}

/** Short names, such as HOST and HOME, are alike without anybody's mistake. */
function isNearly(name: string, known: string) {
  const most = Math.min(2, Math.floor(known.length / 4) - 1);
  return most > 0 && distance(name, known) <= most;
}

/** How many letters are to be added, left out, replaced or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
