import { fromShopTime, writtenShopTime } from '../../../contract/shop-time.ts';

/** Days and tables as people and Excel write them. */

type Edge = 'start' | 'end';

/** By the shop's clock. A day alone is its first moment, or its last. */
export function parseDay(text: string, edge: Edge): string | null {
  const european = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:[ ,T]+(\d{1,2}):(\d{2}))?$/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2}))?/.exec(text);
  const [, first, month, last, hours, minutes] = european ?? iso ?? [];
  if (!first || !month || !last) return null;
  const [year, day] = european ? [last, first] : [first, last];
  const time = hours ? `${two(hours)}:${minutes}:00` : edge === 'end' ? '23:59:59' : '00:00:00';
  return fromShopTime(`${year}-${two(month)}-${two(day)}T${time}`);
}

const two = (digits: string) => digits.padStart(2, '0');

/** `15.11.2026`, with the time where it is not the day's edge. */
export function formatDay(timestamp: string, edge: Edge): string {
  const [day, time] = writtenShopTime(timestamp).split(' ');
  return time === (edge === 'end' ? '23:59' : '00:00') ? `${day}` : `${day} ${time}`;
}

/** Rows and cells of what Excel copies: tabs, line ends, quotes round cells with either in them. */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\t' || letter === '\n')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    } else if (letter !== '\r' || isQuoted) cell += letter;
  }
  rows.at(-1)?.push(cell);
  // A last line end ends the last row.
  if (text.endsWith('\n') && !isQuoted) rows.pop();
  return rows;
}

/** As Excel copies it, which parseTable() reads again; one row alone has no line end. */
export function formatTable(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(quotedCell).join('\t'));
  return lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `${line}\n`).join('');
}

const quotedCell = (text: string) =>
  /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
