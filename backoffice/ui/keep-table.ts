import { BYTE_ORDER_MARK, csvLine } from '../../contract/csv.ts';
import { keepFile } from '../api/download.ts';

/** A table of the page as a file: what it says, without columns of buttons and boxes. */
export function keepTable(table: HTMLTableElement, name: string) {
  const [head, ...rows] = [...table.rows].filter(({ className }) => className !== 'gap');
  const titles = [...(head?.cells ?? [])].map(saidIn);
  const isKept = (_: unknown, at: number) => titles[at] !== '';
  const lines = rows.map(({ cells }) => csvLine([...cells].filter(isKept).map(saidIn)));
  const text = [csvLine(titles.filter(isKept)), ...lines].join('');
  keepFile(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv' }), name);
}

/** What stands below one another in a cell stands beside one another in a file. */
function saidIn(cell: HTMLElement) {
  // The title of a column of buttons is heard, not seen.
  if (cell.querySelector('.sr-only')) return '';
  // biome-ignore lint/performance/useDomNodeTextContent: as it is seen, line by line
  return cell.innerText.trim().replace(/\s*\n\s*/g, ', ');
}
