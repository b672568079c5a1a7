import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { serving } from '../../base/pacing/serving.ts';
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

test('a balancer that asks in HTTP/1.0, without a Host, is answered', async () => {
  const app = new Hono().get('/ready', (c) => c.text('ready'));
  const server = await listenOn(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  const balancer = connect(server.port, '127.0.0.1');
  balancer.write('GET /ready HTTP/1.0\r\n\r\n');
  const heard = await balancer.setEncoding('utf8').toArray();
  expect(heard.join('')).toMatch(/200 OK[\s\S]*ready$/);
});

test('a request that begins and does not go on is cut off', async () => {
  const arrival = { headersTimeout: 50, connectionsCheckingInterval: 10 };
  const server = await listenOn(new Hono(), { host: '127.0.0.1', port: 0 }, { arrival });
  onTestFinished(server.close);
  const stalled = connect(server.port, '127.0.0.1');
  stalled.write('GET / HTTP/1.1\r\nHost: shop\r\n');
  const heard = await stalled.setEncoding('utf8').toArray();
  expect(heard.join('')).toContain('408 Request Timeout');
});

/** A connection that is kept open, and what came over it. */
async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  let isClosed = false;
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  await once(socket, 'connect');
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`),
    heard: () => heard,
    isClosed: () => isClosed,
  };
}

/** A shop with one request that ends when the test says so. */
async function openSlowShop(stopPatience?: number) {
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  const closing = new AbortController();
  let asked = 0;
  const app = new Hono()
    .get('/', (c) => c.text('open'))
    .get('/slow', async (c) => {
      asked += 1;
      await slow;
      return c.text('done');
    });
  const place = { host: '127.0.0.1', port: 0, ...(stopPatience && { stopPatience }) };
  const server = await listenOn(app, place, { closing: closing.signal });
  return { server, tell: () => closing.abort(), end, asked: () => asked };
}

test('told to end, the shop says with each answer that it is the last, and cuts none', async () => {
  const { server, tell, end, asked } = await openSlowShop();
  const busy = await openConnection(server.port);
  const idle = await openConnection(server.port);
  const silent = await openConnection(server.port);
  busy.ask('/slow');
  idle.ask('/');
  await soon(idle.heard).toContain('open');
  expect(idle.heard()).toContain('Connection: keep-alive');
  await soon(asked).toBe(1);

  tell();
  idle.ask('/');
  await soon(idle.heard).toContain('Connection: close');
  await soon(idle.isClosed).toBe(true);

  let isOver = false;
  const closed = server.close().then(() => {
    isOver = true;
  });
  await soon(silent.isClosed).toBe(true);
  expect([isOver, busy.isClosed()]).toEqual([false, false]);
  end();
  await closed;
  await soon(busy.isClosed).toBe(true);
  expect(busy.heard()).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close.*done$/is);
});

test('what never ends is cut at last', async () => {
  const { server, tell, asked } = await openSlowShop(1);
  const stuck = await openConnection(server.port);
  stuck.ask('/slow');
  await soon(asked).toBe(1);
  tell();
  await server.close();
  await soon(stuck.isClosed).toBe(true);
  expect(stuck.heard()).toBe('');
});

test('an import gives way to whoever is served, but not to 1C, which waits for it', async () => {
  const app = new Hono().get('*', (c) => c.json(Atomics.load(serving, 0)));
  const server = await listenOn(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const servedAt = async (path: string) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`)).json();
  const quiet = Atomics.load(serving, 0);
  expect(await servedAt('/catalog')).toBe(quiet + 1);
  for (const path of ['/1c_exchange', '/bitrix/admin/1c_exchange.php']) {
    expect(await servedAt(`${path}?type=catalog&mode=import`)).toBe(quiet);
  }
});
