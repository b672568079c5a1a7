import { type Compilable, CompiledQuery, isCompiledQuery, type RawBuilder } from 'kysely';
import type { Database, Trx } from './connect.ts';

/** Where in its transaction a journey to the database is made. */
export type Place = 'first' | 'between' | 'last';

/** Stand for the statements that are their parameters. */
const marks: Record<Place, string> = {
  first: '/* together, first */',
  between: '/* together */',
  last: '/* together, last */',
};
const places = new Map(Object.entries(marks).map(([place, mark]) => [mark, place as Place]));

type Query = Compilable<unknown> | RawBuilder<unknown> | CompiledQuery<unknown>;
type RowsOf<Q> = Q extends Compilable<infer Row> | RawBuilder<infer Row> | CompiledQuery<infer Row>
  ? Row[]
  : never;
type RowsOfAll<Queries> = { -readonly [At in keyof Queries]: RowsOf<Queries[At]> };

/**
 * Sends statements of a transaction in one go: they are done one after the other, each sees what
 * those before it did or waited for, and the way there and back is made once. What fails fails all
 * that come after it. Counted as one statement.
 */
export const together = <const Queries extends readonly Query[]>(trx: Trx, ...queries: Queries) =>
  ask(trx, 'between', queries);

/**
 * The same with the beginning of the transaction. They may read and lock, not write: should the
 * beginning fail, they would be done outside of it.
 */
export const togetherFirst = <const Queries extends readonly Query[]>(
  trx: Trx,
  ...queries: Queries
) => ask(trx, 'first', queries);

/** The same with the commit, which nothing can follow: where one of them fails nothing is written. */
export const togetherLast = <const Queries extends readonly Query[]>(
  trx: Trx,
  ...queries: Queries
) => ask(trx, 'last', queries);

/** The same outside of a transaction: where one fails, what those before it wrote stays. */
export const sideBySide = <const Queries extends readonly Query[]>(
  db: Database,
  ...queries: Queries
) => ask(db, 'between', queries);

async function ask<const Queries extends readonly Query[]>(
  db: Database,
  place: Place,
  queries: Queries,
): Promise<RowsOfAll<Queries>> {
  const compiled = queries.map((query) => {
    if (isCompiledQuery(query)) return query;
    return 'isRawBuilder' in query ? query.compile(db) : query.compile();
  });
  const sent = CompiledQuery.raw(marks[place], compiled);
  const { rows } = await db.executeQuery<RowsOfAll<Queries>>(sent);
  const [all] = rows;
  if (!all) throw new Error('the connection does not know how to send statements together');
  return all;
}

/** What was put into one, to be taken apart where it is sent; null for any other text. */
export function readTogether(text: string, values: readonly unknown[]) {
  const place = places.get(text);
  return place === undefined ? null : { place, queries: values.filter(isCompiledQuery) };
}
