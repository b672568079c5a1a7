import { posix } from 'node:path';
import type { SaxesTagPlain } from 'saxes';
import type { ByteSource } from '../../../base/archives/open-archive.ts';
import { beginningOf } from '../../../base/text/beginning-of.ts';
import { BadTable, type Cell, limits, type TableRow } from './bad-table.ts';
import { localName, readXml } from './xml-events.ts';
import { openZip, type ZipParts } from './zip-parts.ts';

/** Rows of the first sheet of a workbook, one after the other. */
export async function* xlsxRows(file: ByteSource): AsyncGenerator<TableRow> {
  const parts = await openZip(file);
  const sheet = await firstSheet(parts);
  const shared = await readSharedTexts(parts);
  const pieces = await parts.open(sheet);
  if (!pieces) throw new BadTable('TABLE.NO_SHEET');
  const ready: TableRow[] = [];
  let row: TableRow = { number: 0, cells: [] };
  let column = -1;
  let type = '';
  let value = '';
  let formula: string | null = null;
  let inside: 'value' | 'formula' | null = null;
  const reading = readXml(pieces, sheet, {
    open(tag) {
      const name = localName(tag.name);
      if (name === 'row') {
        const number = Number(attribute(tag, 'r')) || row.number + 1;
        // A row that comes twice, or before another, is no row: their number is what is bounded.
        const isNext = Number.isInteger(number) && number > row.number;
        if (!isNext || number > limits.rows)
          throw new BadTable('TABLE.ROWS', { most: limits.rows });
        row = { number, cells: [] };
        column = -1;
      }
      if (name === 'c') {
        column = columnOf(attribute(tag, 'r')) ?? column + 1;
        if (column >= limits.columns) {
          throw new BadTable('TABLE.COLUMNS', { row: row.number, most: limits.columns });
        }
        type = attribute(tag, 't') ?? 'n';
        value = '';
        formula = null;
      }
      if (name === 'v' || name === 't') inside = 'value';
      if (name === 'f') {
        formula = '';
        inside = 'formula';
      }
    },
    text(text) {
      if (inside === 'value') value += text;
      if (inside === 'formula') formula += text;
      if (value.length > limits.cell) {
        throw new BadTable('TABLE.CELL', { row: row.number, most: limits.cell });
      }
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') inside = null;
      if (name === 'c') {
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] =
          formula === null
            ? cellOf(type, value, shared)
            : { formula: `=${beginningOf(formula, 200)}` };
      }
      if (name === 'row') ready.push(row);
    },
  });
  for await (const _ of reading) yield* ready.splice(0);
}

const attribute = (tag: SaxesTagPlain, name: string): string | undefined => tag.attributes[name];

function cellOf(type: string, value: string, shared: string[]): Cell {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type !== 'n' || value === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

/** `C7` is the third column; null where a writer leaves it out. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,7}/.exec(reference ?? '')?.[0];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

async function readSharedTexts(parts: ZipParts): Promise<string[]> {
  const part = 'xl/sharedStrings.xml';
  const pieces = await parts.open(part);
  if (!pieces) return [];
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  let length = 0;
  const reading = readXml(pieces, part, {
    open({ name }) {
      if (localName(name) === 'si') text = '';
      // Readings aloud of Japanese signs are no part of the text.
      if (localName(name) === 'rPh') isReading = true;
      isText = localName(name) === 't' && !isReading;
    },
    text(more) {
      if (!isText) return;
      text += more;
      length += more.length;
      if (length > limits.shared) throw new BadTable('TABLE.BOMB', { part });
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(text.slice(0, limits.cell + 1));
    },
  });
  for await (const _ of reading);
  return texts;
}

/** The one that is shown first, by the workbook's own list. */
async function firstSheet(parts: ZipParts): Promise<string> {
  let id: string | undefined;
  await readPart(parts, 'xl/workbook.xml', (tag) => {
    if (localName(tag.name) !== 'sheet') return;
    const [, found] =
      Object.entries(tag.attributes).find(([name]) => localName(name) === 'id' && name !== 'id') ??
      [];
    id ??= found;
  });
  let target: string | undefined;
  await readPart(parts, 'xl/_rels/workbook.xml.rels', (tag) => {
    if (attribute(tag, 'Id') === id) target = attribute(tag, 'Target');
  });
  if (id === undefined || target === undefined) throw new BadTable('TABLE.NO_SHEET');
  return target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
}

async function readPart(parts: ZipParts, part: string, open: (tag: SaxesTagPlain) => void) {
  const pieces = await parts.open(part);
  if (!pieces) throw new BadTable('TABLE.NO_SHEET');
  for await (const _ of readXml(pieces, part, { open, close() {}, text() {} }));
}
