import { type Predicate, readPredicate } from '../predicate.ts';
import { type Asked, readAsked } from '../read-asked.ts';
import { readTables } from '../read-tables.ts';

/** A query and what counts as the thing it asks for: whatever satisfies one of the predicates. */
export type KindCase = Asked & { thing: Predicate[] };

const COLUMNS = ['id', 'loc', 'query', 'thing', 'note'];

/** Whether a file's tables say what counts as the thing, rather than what must be found first. */
export const saysKinds = (markdown: string): boolean => /^\|.*\|\s*thing\s*\|/m.test(markdown);

/** The cases of a Markdown file. Throws on a row it cannot read, and on a file without any. */
export const readKindCases = (markdown: string): KindCase[] =>
  readTables(markdown, COLUMNS).map((row) =>
    readAsked(row, ({ thing = '' }) => ({ thing: thing.split(';').map(readPredicate) })),
  );
