import type { Writable } from 'node:stream';
import { type Compilable, CompiledQuery, isCompiledQuery, type RawBuilder } from 'kysely';
import type { Trx } from './connect.ts';

/** Stands for the statements that are its parameters. */
const TOGETHER = '/* together */';

type Query = Compilable<unknown> | RawBuilder<unknown>;
type RowsOf<Q> = Q extends Compilable<infer Row> | RawBuilder<infer Row> ? Row[] : never;
type RowsOfAll<Queries> = { -readonly [At in keyof Queries]: RowsOf<Queries[At]> };

/**
 * Sends statements of a transaction in one go: they are done one after the other, each sees what
 * those before it did or waited for, and the way there and back is made once. What fails fails all
 * that come after it. Counted as one statement.
 */
export async function together<const Queries extends readonly Query[]>(
  trx: Trx,
  ...queries: Queries
): Promise<RowsOfAll<Queries>> {
  const compiled = queries.map((query) =>
    'isRawBuilder' in query ? query.compile(trx) : query.compile(),
  );
  const sent = CompiledQuery.raw(TOGETHER, compiled);
  const { rows } = await trx.executeQuery<RowsOfAll<Queries>>(sent);
  const [all] = rows;
  if (!all) throw new Error('the connection does not know how to send statements together');
  return all;
}

type Send<Answer> = (text: string, values: readonly unknown[]) => Promise<Answer>;

/** Sends what `together` has put into one; one after the other where there is no line to keep. */
export async function sendTogether<Answer extends { rows: unknown[] }>(
  values: readonly unknown[],
  send: Send<Answer>,
  line: Writable | null,
) {
  const queries = values.filter(isCompiledQuery);
  const answers = await (line ? sendAtOnce(queries, send, line) : sendInTurn(queries, send));
  return { command: 'SELECT', rowCount: 1, rows: [answers.map(({ rows }) => rows)] };
}

/** Those after one that failed fail too, and are waited for: the connection is quiet afterwards. */
async function sendAtOnce<Answer>(queries: CompiledQuery[], send: Send<Answer>, line: Writable) {
  // Written as one.
  line.cork();
  const sent = queries.map(({ sql, parameters }) => send(sql, parameters));
  line.uncork();
  await Promise.allSettled(sent);
  return Promise.all(sent);
}

async function sendInTurn<Answer>(queries: CompiledQuery[], send: Send<Answer>) {
  const answers: Answer[] = [];
  for (const { sql, parameters } of queries) answers.push(await send(sql, parameters));
  return answers;
}

export const isTogether = (text: string) => text === TOGETHER;
