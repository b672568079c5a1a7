export type Row = { group: string; cells: Partial<Record<string, string>> };

/**
 * The rows of a Markdown file: a `## ` heading for each group, under it a table. Throws on a table
 * that lacks a column, and on a file without any row.
 */
export function readTables(markdown: string, columns: readonly string[]): Row[] {
  const rows: Row[] = [];
  let group = '';
  let names: string[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('## ')) group = line.slice(3).trim();
    if (!line.trim().startsWith('|')) {
      names = [];
      continue;
    }
    const cells = cellsOf(line);
    if (names.length === 0) names = readHeader(cells, columns);
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
      rows.push({ group, cells: Object.fromEntries(names.map((name, at) => [name, cells[at]])) });
    }
  }
  if (rows.length === 0) throw new Error('the file holds no cases');
  return rows;
}

/** `\|` stands for a bar inside a cell. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

function readHeader(cells: string[], columns: readonly string[]): string[] {
  const names = cells.map((cell) => cell.toLowerCase());
  const missing = columns.filter((name) => name !== 'note' && !names.includes(name));
  if (missing.length > 0) throw new Error(`a table lacks the columns ${missing.join(', ')}`);
  return names;
}
