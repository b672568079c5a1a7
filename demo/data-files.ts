import { readFileSync } from 'node:fs';

/** Where something stands, so that a mistake in the data is found by its line. */
export type Place = { place: string };
/** A line of cells. */
export type Row = Place & { cells: string[] };
type Line = Row & { indent: number };
/** A line that begins at the margin, and the indented lines below it. */
export type Section = Row & { name: string; rows: Row[] };

export function fail({ place }: Place, message: string): never {
  throw new Error(`${place}: ${message}`);
}

/** What is found by a name that stands there, or the mistake with its place. */
export function foundAt<T>(place: Place, find: () => T): T {
  try {
    return find();
  } catch (error) {
    return fail(place, error instanceof Error ? error.message : String(error));
  }
}

export const readText = (name: string): string =>
  readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');

/** The lines of a data file; see data/README.md. Cells are parted by a `|` with spaces about it. */
export const readLines = (name: string): Line[] => linesIn(readText(name), `demo/data/${name}`);

export function linesIn(text: string, file: string): Line[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.trim().startsWith('#')) return [];
    const cells = ` ${line}`.split(/\s\|(?=\s|$)/).map((part) => part.trim());
    return [{ place: `${file}:${index + 1}`, cells, indent: line.search(/\S/) }];
  });
}

export function readSections(name: string): Section[] {
  const sections: Section[] = [];
  for (const { indent, ...row } of readLines(name)) {
    if (indent > 0) {
      (sections.at(-1) ?? fail(row, 'a row before any section')).rows.push(row);
      continue;
    }
    const [, title = '', value = ''] = /^(\S+)\s*(.*)$/.exec(cell(row, 0)) ?? [];
    sections.push({ ...row, name: title, cells: [value, ...row.cells.slice(1)], rows: [] });
  }
  return sections;
}

/** A file that is one table, by the names of its columns in its first line. */
export function readTable<Column extends string>(
  name: string,
  columns: readonly Column[],
): (Record<Column, string> & { place: string })[] {
  const [header, ...rows] = readLines(name);
  const found = header?.cells ?? [];
  if (found.join() !== columns.join()) {
    fail(header ?? { place: `demo/data/${name}` }, `the columns are ${columns.join(' | ')}`);
  }
  const isWhole = (named: Record<string, string>): named is Record<Column, string> =>
    columns.every((column) => column in named);
  return rows.map((row) => {
    const named = Object.fromEntries(row.cells.map((text, at) => [columns[at] ?? '', text]));
    if (row.cells.length > columns.length || !isWhole(named)) {
      fail(row, `${row.cells.length} cells where ${columns.length} are wanted`);
    }
    return { ...named, place: row.place };
  });
}

export const cell = (row: Row, index: number): string =>
  row.cells[index] ?? fail(row, `no cell ${index + 1}`);
