import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../e2e/shop-process.ts';
import type { Watched } from './watched-shop.ts';

export type WatchedShop = Awaited<ReturnType<typeof openWatchedShop>>;

/**
 * A shop on that database, as a process of its own that tells how busy it is; as several where
 * WEB_CONCURRENCY says so.
 */
export async function openWatchedShop(databaseUrl: string, dataDir: string) {
  const port = await freePort();
  const folder = await mkdtemp(join(dataDir, 'shop-'));
  const began = performance.now();
  const child: ChildProcess = fork(new URL('watched-shop.ts', import.meta.url), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DATA_DIR: folder,
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('is open') && resolve());
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
  const openedAfter = performance.now() - began;
  // The first of several speaks for all; the others come after it.
  while ((await watch({ child })).processes < Number(process.env.WEB_CONCURRENCY ?? 1)) {
    await sleep(100);
  }
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    openedAfter,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** What it did since it was last asked. */
export async function watch({ child }: { child: ChildProcess }): Promise<Watched> {
  child.send('tell');
  const [watched]: Watched[] = await once(child, 'message');
  if (!watched) throw new Error('the shop went away');
  return watched;
}
