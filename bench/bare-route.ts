import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** A route of Hono that sends the bytes it was given, and nothing else: what a page could cost. */
const [text]: string[] = await once(process, 'message');
const body = new Uint8Array(Buffer.from(text ?? '', 'base64'));
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
const app = new Hono().get('*', (c) => c.body(body, 200, headers));
const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
