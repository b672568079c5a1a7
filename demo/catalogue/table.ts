/** Reads a table written as lines of cells parted by `|`; blank lines are skipped. */
export const readTable = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));

export function cell(row: string[], index: number): string {
  const value = row[index];
  if (value === undefined) throw new Error(`No column ${index} in: ${row.join(' | ')}`);
  return value;
}
