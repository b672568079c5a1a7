import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

export type BareAnswer = { headers: Record<string, string>; body: string };

/** A route of Hono that sends what it was given, and nothing else: what a page could cost. */
const [{ headers, body: text }] = (await once(process, 'message')) as [BareAnswer];
const body = new Uint8Array(Buffer.from(text, 'base64'));
const app = new Hono().get('*', (c) => c.body(body, 200, headers));
const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
