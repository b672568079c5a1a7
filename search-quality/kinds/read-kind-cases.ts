import { type Predicate, readPredicate } from '../predicate.ts';
import { type Asked, readAsked } from '../read-asked.ts';
import { readTables } from '../read-tables.ts';

/**
 * A query and what counts as the thing it asks for: whatever satisfies one of the predicates. So many
 * of them must be listed at least.
 */
export type KindCase = Asked & { thing: Predicate[]; least: number };

const COLUMNS = ['id', 'loc', 'query', 'thing', 'least', 'note'];

/** Whether a file's tables say what counts as the thing, rather than what must be found first. */
export const saysKinds = (markdown: string): boolean => /^\|.*\|\s*thing\s*\|/m.test(markdown);

/** The cases of a Markdown file. Throws on a row it cannot read, and on a file without any. */
export const readKindCases = (markdown: string): KindCase[] =>
  readTables(markdown, COLUMNS).map((row) =>
    readAsked(row, ({ thing = '', least = '' }) => {
      if (!/^[1-9]\d*$/.test(least)) throw new Error(`"${least}" is no number of products`);
      return { thing: thing.split(';').map(readPredicate), least: Number(least) };
    }),
  );
