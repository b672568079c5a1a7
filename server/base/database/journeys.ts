import type { Writable } from 'node:stream';
import { type Place, readTogether } from './together.ts';

type Answer = { command: string; rowCount: number | null; rows: unknown[] };
type Send = (text: string, values: readonly unknown[]) => Promise<Answer>;
type Statement = { sql: string; parameters: readonly unknown[] };

const begin: Statement = { sql: 'begin', parameters: [] };
const commit: Statement = { sql: 'commit', parameters: [] };

/** What is said to whoever asks for something that has been seen to, or will be. */
const nothing: Answer = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * A connection that spares journeys: a transaction begins with the first statements of it, and ends
 * with the last, where they are sent so (`togetherFirst`, `togetherLast`). Without a line to keep
 * everything is sent one after the other, and comes to the same.
 */
export function sparingJourneys(send: Send, line: Writable | null) {
  let transaction: 'none' | 'wanted' | 'open' | 'ended' = 'none';
  /** The beginning that is under way, or failed: nothing is sent before it has gone well. */
  let beginning: Promise<unknown> | null = null;

  function open() {
    transaction = 'open';
    const sent = send(begin.sql, begin.parameters);
    beginning = sent;
    sent.then(
      () => {
        if (beginning === sent) beginning = null;
      },
      () => {},
    );
    return sent;
  }

  function end(text: string) {
    const isWithoutWork = transaction === 'wanted' || transaction === 'ended';
    const begun = beginning;
    transaction = 'none';
    beginning = null;
    if (isWithoutWork) return Promise.resolve(nothing);
    // What waits for the beginning is sent first, however little anybody waits for it.
    const ending = () => send(text, []);
    return begun ? begun.then(ending, ending) : ending();
  }

  async function sendTogether(place: Place, queries: readonly Statement[]): Promise<Answer> {
    queries.forEach(refuseUnsendable);
    const begins = transaction === 'wanted' && place === 'first';
    if (begins) transaction = 'open';
    else await (transaction === 'wanted' ? open() : beginning);
    const isLast = place === 'last';
    const sent = [...(begins ? [begin] : []), ...queries, ...(isLast ? [commit] : [])];
    const answers = await (line ? sendAtOnce(sent, send, line) : sendInTurn(sent, send));
    // After a failure the transaction is still to be ended, be it by word alone.
    if (isLast) transaction = 'ended';
    const own = answers.slice(begins ? 1 : 0, isLast ? -1 : undefined);
    return { command: 'SELECT', rowCount: 1, rows: [own.map(({ rows }) => rows)] };
  }

  return function query(text: string, values: readonly unknown[]): Promise<Answer> {
    if (text === begin.sql) {
      transaction = 'wanted';
      return Promise.resolve(nothing);
    }
    if (text === commit.sql || text === 'rollback') return end(text);
    if (transaction === 'ended') throw new Error('nothing can follow the end of a transaction');
    const many = readTogether(text, values);
    if (many) return sendTogether(many.place, many.queries);
    const begun = transaction === 'wanted' ? open() : beginning;
    return begun ? begun.then(() => send(text, values)) : send(text, values);
  };
}

/**
 * What the driver cannot put into words it leaves out, and sends what comes after it, a commit too:
 * only what it is sure to send goes together.
 */
function refuseUnsendable({ sql, parameters }: Statement) {
  if (!parameters.every(isSendable)) throw new TypeError(`an object cannot be sent with: ${sql}`);
}

const isSendable = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isSendable)
    : typeof value !== 'object' ||
      value === null ||
      Buffer.isBuffer(value) ||
      value instanceof Date;

/** Those after one that failed fail too, and are waited for: the connection is quiet afterwards. */
async function sendAtOnce(queries: Statement[], send: Send, line: Writable) {
  // Written as one.
  line.cork();
  const sent = queries.map(({ sql, parameters }) => send(sql, parameters));
  line.uncork();
  await Promise.allSettled(sent);
  return Promise.all(sent);
}

async function sendInTurn(queries: Statement[], send: Send) {
  const answers: Answer[] = [];
  for (const { sql, parameters } of queries) answers.push(await send(sql, parameters));
  return answers;
}
