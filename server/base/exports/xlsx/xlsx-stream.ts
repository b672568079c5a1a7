import type { Cell } from '../../../../contract/csv.ts';
import { zipStream } from '../../archives/zip-stream.ts';
import { escapeXml } from '../../xml/escape-xml.ts';
import { streamOf } from '../stream-of.ts';
import { looks, SHEETS, workbookParts } from './workbook-parts.ts';

export type SheetColumn = {
  title: string;
  /** In letters. */
  width?: number | undefined;
  /** Shown with two decimals. */
  isMoney?: boolean | undefined;
};

type Table = {
  name: string;
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
};

/**
 * A workbook as it goes out, some rows at a time. Texts stand in their cells, not in a list beside
 * the sheet that would have to be held; a text is marked as one, whatever it begins with, so that
 * no program takes it for a formula.
 */
export const xlsxStream = ({ name, columns, batches }: Table): ReadableStream<Uint8Array> =>
  streamOf(zipStream(workbookParts(name, sheetOf(columns, batches))));

const WIDTH = 14;

async function* sheetOf(columns: readonly SheetColumn[], batches: Table['batches']) {
  const letters = columns.map((_, at) => lettersOf(at));
  const widths = columns.map(
    ({ title, width = WIDTH, isMoney }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(width, title.length + 2)}" customWidth="1"${isMoney ? ` style="${looks.money}"` : ''}/>`,
  );
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;

  let number = 0;
  const rowOf = (cells: readonly Cell[], lookOf: (cell: Cell, at: number) => number) => {
    number += 1;
    const shown = cells.map((cell, at) =>
      cellOf(cell, `${letters[at] ?? lettersOf(at)}${number}`, lookOf(cell, at)),
    );
    return `<row r="${number}">${shown.join('')}</row>`;
  };
  const usualLook = (cell: Cell, at: number) => {
    if (typeof cell === 'string') return looks.text;
    return columns[at]?.isMoney ? looks.money : looks.plain;
  };
  yield rowOf(
    columns.map(({ title }) => title),
    () => looks.heading,
  );
  for await (const rows of batches) yield rows.map((cells) => rowOf(cells, usualLook)).join('');
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1) ?? 'A'}${number}"/></worksheet>`;
}

/** Programs refuse a workbook in which a cell is longer. */
const MOST_LETTERS = 32_767;

function cellOf(cell: Cell, place: string, look: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}" s="${look}"><v>${cell}</v></c>`;
  const text = escapeXml(cell.slice(0, MOST_LETTERS));
  return `<c r="${place}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** The 28th column is AB. */
function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last;
}
