import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BareAnswer } from './bare-route.ts';
import { againstEachOther, requestsASecond } from './requests-a-second.ts';

const CONNECTIONS = 10;

/**
 * Requests a second of a kept page of each kind, and of a bare route that sends the same bytes,
 * those of the headers included.
 */
export async function keptAgainstBare(port: number, kinds: Record<string, (at: number) => string>) {
  const table: Record<string, { kept: number; bare: number; KB: number; 'of bare': number }> = {};
  for (const [kind, addressOf] of Object.entries(kinds)) {
    const path = addressOf(0);
    const { status, headers, body } = await pageAt(port, path);
    // What is missing is asked for seldom, and not before the application.
    if (status !== 200) continue;
    const bare = await openBare({ headers, body: body.toString('base64') });
    const callers = Array.from({ length: CONNECTIONS }, () => [{ path }]);
    const measured = await againstEachOther(
      () => requestsASecond(port, callers),
      () => requestsASecond(bare.port, callers),
    );
    bare.close();
    table[kind] = {
      kept: measured.one,
      bare: measured.other,
      KB: Math.round(body.length / 1000),
      'of bare': Math.round(100 * measured.times) / 100,
    };
  }
  return table;
}

/** As it is sent, compressed. */
async function pageAt(port: number, path: string) {
  const sent = request({ port, path, headers: { 'Accept-Encoding': 'gzip, br' } }).end();
  const [answer] = await once(sent, 'response');
  const { date, connection, 'keep-alive': alive, ...headers } = answer.headers;
  return { status: answer.statusCode as number, headers, body: await buffer(answer) };
}

async function openBare(answer: BareAnswer) {
  const child = fork(new URL('bare-route.ts', import.meta.url));
  child.send(answer);
  const [port]: number[] = await once(child, 'message');
  if (port === undefined) throw new Error('the bare route went away');
  return { port, close: () => child.disconnect() };
}
