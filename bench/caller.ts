import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import type { Request } from './scenarios.ts';

/**
 * Somebody who calls the shop, in a thread of its own: what the caller does with an answer is not
 * the shop's time. Like a browser it keeps its connection and takes answers compressed.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export type Visit = { url: string; requests: Request[] };
export type Paid = { milliseconds: number } | { refused: string };

parentPort?.on('message', async ({ url, requests }: Visit) => {
  let milliseconds = 0;
  for (const one of requests) {
    const start = performance.now();
    const { status, body } = await call(url, one);
    milliseconds += performance.now() - start;
    if (status >= 300) {
      const refused = `${one.method ?? 'GET'} ${one.path}: ${status} ${body.toString().slice(0, 300)}`;
      parentPort?.postMessage({ refused } satisfies Paid);
      return;
    }
  }
  parentPort?.postMessage({ milliseconds } satisfies Paid);
});

const call = (url: string, { method = 'GET', path, body, token }: Request) =>
  new Promise<{ status: number; body: Buffer }>((done, failed) => {
    const text = body === undefined ? null : JSON.stringify(body);
    const headers = {
      'Accept-Encoding': 'gzip, br',
      ...(token && { Authorization: `Token ${token}` }),
      ...(text !== null && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      }),
    };
    const sent = request(`${url}${path}`, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
      );
      response.on('error', failed);
    });
    sent.on('error', failed);
    sent.end(text);
  });
