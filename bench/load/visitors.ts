import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../../server/base/threads/lower-priority.ts';
import type { Request } from '../scenarios.ts';

/**
 * So many visitors at once, in a thread of their own; each asks, waits for the answer, and asks
 * again. `{n}` in an address is another number every time.
 */
export type Crowd = {
  url: string;
  connections: number;
  milliseconds: number;
  /** Between an answer and the next question of one visitor. */
  pause: number;
  asks: Ask[];
};

/** `kind` is what it is counted as. */
export type Ask = Request & { kind: string };

/** Status 0: no answer at all. */
export type Answered = { kind: string; status: number; milliseconds: number };

/** A visitor who waited so long is gone. */
const PATIENCE = 30_000;

parentPort?.on('message', async (crowd: Crowd) => {
  // They would be at machines of their own. Whoever watches the shop is alone.
  if (crowd.connections > 1) lowerPriority(5);
  const agent = new Agent({ keepAlive: true, maxSockets: crowd.connections });
  const until = performance.now() + crowd.milliseconds;
  const answered: Answered[] = [];
  let at = 0;
  const visit = async () => {
    while (performance.now() < until) {
      const asked = crowd.asks[at % crowd.asks.length];
      at += 1;
      if (!asked) return;
      const start = performance.now();
      const path = asked.path.replace('{n}', `${process.pid}${at}`);
      const status = await ask(crowd.url, { ...asked, path }, agent);
      answered.push({ kind: asked.kind, status, milliseconds: performance.now() - start });
      if (crowd.pause > 0) await sleep(crowd.pause);
    }
  };
  await Promise.all(Array.from({ length: crowd.connections }, visit));
  agent.destroy();
  parentPort?.postMessage(answered);
});

const ask = (url: string, { method = 'GET', path, body, token }: Request, agent: Agent) =>
  new Promise<number>((done) => {
    const text = body === undefined ? null : JSON.stringify(body);
    const headers = {
      'Accept-Encoding': 'gzip, br',
      ...(token && { Authorization: `Token ${token}` }),
      ...(text !== null && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      }),
    };
    const sent = request(
      `${url}${path}`,
      { method, headers, agent, timeout: PATIENCE },
      (answer) => {
        answer.resume();
        answer.on('end', () => done(answer.statusCode ?? 0));
        answer.on('error', () => done(0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => done(0));
    sent.end(text);
  });
