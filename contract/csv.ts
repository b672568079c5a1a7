/** A number is written as such; a text is guarded. */
export type Cell = string | number | null;

/** Excel reads a file as UTF-8 only if it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * What a table program would run as a formula, also after spaces it ignores and in the wide letters
 * of Asian keyboards. A phone number is one too: +373-69-123-456 is less than nothing.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

/** An apostrophe in front says: a text, whatever follows. */
const guarded = (text: string) => (FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text);

/** The text as it was before it was guarded; null where no guard stands. */
export const unguarded = (cell: string): string | null =>
  cell.startsWith("'") && FORMULA.test(cell.replace(/^'+/, '')) ? cell.slice(1) : null;

/** Numbers with a comma, as both our languages write them. */
function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = guarded(cell);
  // A comma or a tab parts cells elsewhere: what follows it would begin one.
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Semicolons, because commas stand in numbers. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(';')}\r\n`;
