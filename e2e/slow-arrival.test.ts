import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestRoutes } from './every-route.ts';
import { shiftsOf } from './shifts.ts';
import { shopUrl, visit } from './visitor.ts';

const PIECES = 40;
const BETWEEN_PIECES = 15;

/** The shop as a poor connection brings it: each page in many pieces, everything else at once. */
const connection = createServer(async (request, response) => {
  const answer = await fetch(new URL(request.url ?? '/', shopUrl()));
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('Content-Type') ?? '';
  response.writeHead(answer.status, { 'Content-Type': type });
  if (type.startsWith('text/html')) {
    const size = Math.ceil(body.length / PIECES);
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      await pause(BETWEEN_PIECES);
    }
    response.end();
  } else response.end(body);
});

beforeAll(() => new Promise<void>((ready) => connection.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  connection.closeAllConnections();
  connection.close();
});

test.for(['home', 'product', 'landing', 'unknown path'])(
  'a page that arrives in pieces does not jump: %s',
  async (name) => {
    const { port } = connection.address() as AddressInfo;
    const path = guestRoutes[name]?.path;
    const { page } = await visit(`http://127.0.0.1:${port}${path}`);
    expect(await shiftsOf(page)).toBeLessThan(0.005);
  },
);
