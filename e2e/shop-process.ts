import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '../server/base/config/environment.ts';
import { PATIENCE } from '../testing/patience.ts';

const main = fileURLToPath(new URL('../dist/shop/main.js', import.meta.url));

/** Whoever runs this may have the settings of a real shop, its bucket among them. */
const ofNobody = Object.fromEntries(Object.keys(environment.entries).map((name) => [name, '']));

export type ShopProcess = {
  url: string;
  child: ChildProcess;
  /** As Ctrl-C does; resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** As a power cut does to the process. */
  kill: () => Promise<void>;
  output: () => string;
};

/** What the shop of this data folder has printed. */
export const shopLog = (dataDir: string) => join(dataDir, 'shop.log');

/** Data folders of the shops that this process has started. */
export const startedHere = new Set<string>();

/**
 * The shop as its own process, as `npm start` runs it, on a port and a data folder of its own; or
 * another version of it. It is told to stop when the signal says so, opened or not.
 */
export async function startShop(
  dataDir: string,
  env: Record<string, string> = {},
  signal?: AbortSignal,
  program = main,
) {
  for (;;) {
    const port = await freePort();
    try {
      return await startOn(port, dataDir, env, signal, program);
    } catch (error) {
      // Filling a new shop takes its time, and others on this machine need ports too.
      if (!String(error).includes(`Port ${port} is taken`)) throw error;
    }
  }
}

async function startOn(
  port: number,
  dataDir: string,
  env: Record<string, string>,
  signal: AbortSignal | undefined,
  program: string,
) {
  const child = spawn(process.execPath, [program], {
    signal,
    cwd: dirname(dirname(dirname(program))),
    env: {
      ...process.env,
      ...ofNobody,
      // A machine that is busy with something else is no reason for a 503.
      DATABASE_PATIENCE: String(PATIENCE / 1000),
      RENDERS_PATIENCE: String(PATIENCE / 1000),
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  startedHere.add(dataDir);
  const log = createWriteStream(shopLog(dataDir), { flags: 'a' });
  // A disk that is full is the shop's trouble, not that of whoever watches it.
  log.on('error', () => {});
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  child.on('close', () => log.end());
  const opened = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      log.write(chunk);
      if (output.includes('Cablaj is open')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    exited.then((code) => reject(new Error(`the shop ended with ${code}: ${output}`)));
    // It could not be started; one that is told to stop has an end of its own.
    child.on('error', (error) => child.pid === undefined && reject(error));
  });
  await opened;
  const shop: ShopProcess = {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
  return shop;
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
