import type { Align, Line, Paper } from './paper.ts';
import { inks } from './paper.ts';

export type Column = {
  title: Line[];
  width: number;
  align?: Align;
  /** Points kept free at its left, where the column before ends at its right edge. */
  indent?: number;
};

/** A line to write on, a box to tick, or text. */
export type Cell = Line[] | 'blank' | 'box';

export type Row = {
  cells: Cell[];
  /** Its first cell goes over the whole width: what the rows below it belong to. */
  isHeading?: boolean;
  /** Room to write by hand. */
  minHeight?: number;
};

type Options = {
  columns: Column[];
  rows: Row[];
  /** Height of what stands under the table and must not begin a page without a row above it. */
  keptBelow?: number;
};

const PADDING = { x: 3.5, y: 3 };

/**
 * Rows stay whole, the header comes again on every page, a heading stays with the row below it and
 * the last row with what follows the table.
 */
export async function drawTable(
  paper: Paper,
  { columns, rows, keptBelow = 0 }: Options,
): Promise<void> {
  const places = columns.map(({ width, indent = 0 }, at) => ({
    x: paper.left + columns.slice(0, at).reduce((sum, column) => sum + column.width, 0) + indent,
    width: width - indent,
  }));
  const inner = ({ x, width }: { x: number; width: number }) => ({
    x: x + PADDING.x,
    width: width - 2 * PADDING.x,
  });

  const textOf = (cell: Cell | undefined) => (typeof cell === 'object' ? cell : []);

  function heightOf({ cells, isHeading, minHeight = 0 }: Row): number {
    const heights = isHeading
      ? [paper.heightOf(textOf(cells[0]), paper.width - 2 * PADDING.x)]
      : places.map((place, at) => paper.heightOf(textOf(cells[at]), inner(place).width));
    return Math.max(minHeight, Math.max(...heights) + 2 * PADDING.y);
  }

  const header: Row = { cells: columns.map(({ title }) => title) };
  const headerHeight = heightOf(header);

  function drawHeader() {
    paper.fill({ x: paper.left, y: paper.y, width: paper.width, height: headerHeight });
    drawCells(header, headerHeight);
    paper.y += headerHeight;
  }

  function drawCells({ cells, isHeading }: Row, height: number) {
    const y = paper.y + PADDING.y;
    if (isHeading) {
      paper.writeAt(textOf(cells[0]), { ...inner({ x: paper.left, width: paper.width }), y });
      return;
    }
    places.forEach((place, at) => {
      const cell = cells[at];
      const { x, width } = inner(place);
      if (cell === 'blank') {
        paper.rule({ at: paper.y + height - 6, from: x, to: x + width - 6, ink: 'silver' });
      } else if (cell === 'box') {
        drawBox(paper, { x: x + 4, y: paper.y + (height - BOX) / 2 });
      } else {
        paper.writeAt(textOf(cell), { x, y, width, align: columns[at]?.align ?? 'left' });
      }
    });
  }

  /** What may not be parted from a row: the row under a heading, what is under the last one. */
  function heightBelow(row: Row, at: number): number {
    const next = rows[at + 1];
    if (!next) return keptBelow;
    return row.isHeading ? heightOf(next) : 0;
  }

  for (const [at, row] of rows.entries()) {
    const height = heightOf(row);
    const below = heightBelow(row, at);
    if (at === 0) {
      paper.room(headerHeight + height + below);
      drawHeader();
    }
    if (!paper.fits(height + below)) {
      paper.newPage();
      drawHeader();
    }
    drawCells(row, height);
    paper.y += height;
    paper.rule();
    await paper.yieldIfDue();
  }
}

const BOX = 11;

const drawBox = ({ pdf }: Paper, { x, y }: { x: number; y: number }) =>
  pdf.rect(x, y, BOX, BOX).lineWidth(0.9).strokeColor(inks.steel).stroke();
