import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { copyDemo } from './demo-folder.ts';
import { freePort, startShop } from './shop-process.ts';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

async function twoFreePorts(): Promise<number> {
  const port = await freePort();
  return (await isFree(port + 1)) ? port : twoFreePorts();
}

/** How many requests the process that tells its metrics on this port has answered. */
async function answeredBy(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = text.matchAll(/^cablaj_request_seconds_count\{[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

test('several processes share the work, one that dies is replaced, and all end together', async () => {
  const dataDir = await copyDemo(inject('demoFolder'), 'cablaj-processes-');
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const metrics = await twoFreePorts();
  const shop = await startShop(dataDir, {
    WEB_CONCURRENCY: '2',
    METRICS_PORT: String(metrics),
  });
  onTestFinished(() => shop.kill());
  const { pid } = shop.child;
  const processes = async () =>
    (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  // A connection of its own each time: the process is chosen with it.
  const ask = async () => {
    const headers = { Connection: 'close' };
    const { status } = await fetch(`${shop.url}/api/core/shop/`, { headers });
    return status;
  };
  const both = async () => {
    expect(await ask()).toBe(200);
    const counts = [metrics, metrics + 1].map((port) => answeredBy(port).catch(() => 0));
    return Math.min(...(await Promise.all(counts)));
  };
  await soon(both).toBeGreaterThan(0);
  expect(shop.output().match(/Cablaj is open/g)).toHaveLength(1);

  const [first = ''] = await processes();
  process.kill(Number(first), 'SIGKILL');
  await soon(async () => (await processes()).includes(first)).toBe(false);
  // The other one serves meanwhile.
  expect(await ask()).toBe(200);
  await soon(async () => (await processes()).length).toBe(2);
  await soon(both).toBeGreaterThan(0);

  expect(await shop.stop()).toBe(0);
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
});
