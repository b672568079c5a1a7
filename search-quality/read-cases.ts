import { type Locale, locales } from '../contract/locale.ts';
import { type Predicate, readPredicate } from './predicate.ts';
import { type Rule, readRule } from './rule.ts';

export type Case = {
  id: string;
  group: string;
  locale: Locale;
  query: string;
  must: Predicate;
  rule: Rule;
  not: Predicate[];
  note: string;
};

const COLUMNS = ['id', 'loc', 'query', 'must', 'rule', 'not', 'note'];

/**
 * The cases of a Markdown file: a `## ` heading for each group, under it a table with a row for
 * each query. Throws on a row it cannot read, and on a file without any.
 */
export function readCases(markdown: string): Case[] {
  const cases: Case[] = [];
  let group = '';
  let columns: string[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('## ')) group = line.slice(3).trim();
    if (!line.trim().startsWith('|')) {
      columns = [];
      continue;
    }
    const cells = cellsOf(line);
    if (columns.length === 0) columns = readHeader(cells);
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
      cases.push(readCase(Object.fromEntries(columns.map((name, at) => [name, cells[at]])), group));
    }
  }
  if (cases.length === 0) throw new Error('the file holds no cases');
  return cases;
}

/** `\|` stands for a bar inside a cell. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

function readHeader(cells: string[]): string[] {
  const names = cells.map((cell) => cell.toLowerCase());
  const missing = COLUMNS.filter((name) => name !== 'note' && !names.includes(name));
  if (missing.length > 0) throw new Error(`a table lacks the columns ${missing.join(', ')}`);
  return names;
}

function readCase(row: Partial<Record<string, string>>, group: string): Case {
  const { id = '', loc = '', query = '', must = '', rule = '', not = '', note = '' } = row;
  try {
    const locale = locales.find((one) => one === loc);
    if (!id || !locale) throw new Error(`"${loc}" is no language of the shop`);
    const typed = /^(`+) ?(.+?) ?\1$/.exec(query)?.[2];
    if (!typed) throw new Error(`"${query}" is no query in backticks`);
    const wanted = readPredicate(must);
    return {
      id,
      group,
      locale,
      query: typed,
      must: wanted,
      rule: readRule(rule, wanted),
      not: not.split(';').flatMap((part) => (part.trim() ? [readPredicate(part)] : [])),
      note,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`case ${id || '?'} cannot be read: ${reason}`);
  }
}
