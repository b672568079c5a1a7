import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listenOn } from './listen-on.ts';

test('beyond its connections the shop closes further ones, and serves those it has', async () => {
  const app = new Hono().get('/', (c) => c.text('open'));
  const server = await listenOn(app, { host: '127.0.0.1', port: 0, maxConnections: 1 });
  const first = connect(server.port, '127.0.0.1');
  onTestFinished(async () => {
    first.destroy();
    await server.close();
  });
  await once(first, 'connect');
  // Answered, so that the server has counted it.
  first.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  expect(String(await once(first, 'data'))).toContain('200 OK');
  const second = connect(server.port, '127.0.0.1');
  second.on('error', () => {});
  second.resume();
  await once(second, 'close');
  first.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  expect(String(await once(first, 'data'))).toContain('200 OK');
});
