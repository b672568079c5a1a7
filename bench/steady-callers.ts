import { connect } from 'node:net';
import { parentPort } from 'node:worker_threads';
import type { Request } from './scenarios.ts';

/**
 * Callers in a thread of their own, each with a connection: they ask, read the answer to its end and
 * ask again. Plain sockets, for Node's own client would need more processor than a shop that answers
 * from memory.
 */
export type Calls = {
  port: number;
  milliseconds: number;
  /** What each caller asks in turn; as many callers as there are lists. */
  callers: Request[][];
};
export type Called = { answered: number } | { refused: string };

/** Milliseconds before anything is counted: by then all are connected, and in the midst of it. */
const LEAD = 100;

parentPort?.on('message', async (calls: Calls) => {
  const since = performance.now() + LEAD;
  const counted = { since, until: since + calls.milliseconds };
  try {
    const counts = await Promise.all(calls.callers.map((one) => call(calls.port, one, counted)));
    const answered = counts.reduce((sum, count) => sum + count, 0);
    parentPort?.postMessage({ answered } satisfies Called);
  } catch (error) {
    parentPort?.postMessage({ refused: String(error) } satisfies Called);
  }
});

const call = (port: number, requests: Request[], counted: { since: number; until: number }) =>
  new Promise<number>((done, failed) => {
    const texts = requests.map(textOf);
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let read: Buffer = Buffer.alloc(0);
    let asked = 0;
    let answered = 0;
    const ask = () => socket.write(texts[asked % texts.length] ?? '');
    socket.on('connect', ask);
    socket.on('error', failed);
    socket.on('data', (chunk: Buffer) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
      const head = read.indexOf('\r\n\r\n');
      if (head < 0 || !isWhole(read, head)) return;
      const status = Number(read.toString('latin1', 9, 12));
      if (status >= 300) {
        socket.destroy();
        failed(new Error(`${texts[asked % texts.length]?.split('\r\n')[0]}: ${status}`));
        return;
      }
      read = Buffer.alloc(0);
      asked += 1;
      const now = performance.now();
      if (now >= counted.until) {
        socket.destroy();
        done(answered);
        return;
      }
      if (now >= counted.since) answered += 1;
      ask();
    });
  });

function isWhole(read: Buffer, head: number): boolean {
  const headers = read.toString('latin1', 0, head).toLowerCase();
  const length = /content-length: (\d+)/.exec(headers)?.[1];
  if (length !== undefined) return read.length >= head + 4 + Number(length);
  return read.toString('latin1', read.length - 5) === '0\r\n\r\n' || headers.includes(' 204 ');
}

function textOf({ method = 'GET', path, body, token }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: gzip, br',
    ...(token ? [`Authorization: Token ${token}`] : []),
    ...(text ? ['Content-Type: application/json'] : []),
    ...(text ? [`Content-Length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}
