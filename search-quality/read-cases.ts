import { type Predicate, readPredicate } from './predicate.ts';
import { type Asked, readAsked } from './read-asked.ts';
import { readTables } from './read-tables.ts';
import { type Rule, readRule } from './rule.ts';

/** A query and what it must find first. */
export type Case = Asked & { must: Predicate; rule: Rule; not: Predicate[]; note: string };

const COLUMNS = ['id', 'loc', 'query', 'must', 'rule', 'not', 'note'];

/** The cases of a Markdown file. Throws on a row it cannot read, and on a file without any. */
export const readCases = (markdown: string): Case[] =>
  readTables(markdown, COLUMNS).map((row) =>
    readAsked(row, ({ must = '', rule = '', not = '', note = '' }) => {
      const wanted = readPredicate(must);
      return {
        must: wanted,
        rule: readRule(rule, wanted),
        not: not.split(';').flatMap((part) => (part.trim() ? [readPredicate(part)] : [])),
        note,
      };
    }),
  );
