import { spawn } from 'node:child_process';
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, giveTo } from './cluster.ts';
import { fatalLines } from './explain-failure.ts';
import { findPostmaster } from './postmaster.ts';
import { type ServerOptions, serverArguments } from './settings.ts';

const LOG_LIMIT_BYTES = 5_000_000;

interface Options extends ServerOptions {
  strangerPid: number | undefined;
}

/** Starts a server and waits until it is ready. Says why if the server gave up. */
export async function launchServer(
  cluster: Cluster,
  options: Options,
): Promise<string | undefined> {
  const port = await choosePort(cluster);
  const log = await openLog(cluster);
  const { size } = await log.stat();
  const server = ['-D', cluster.data, '-p', String(port), ...serverArguments(options)];
  const [program = '', ...args] = [...cluster.identity.prefix, cluster.postgres, ...server];
  const child = spawn(program, args, {
    cwd: '/',
    // Its own process group: Ctrl-C in a terminal must not end the server before its clients.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...cluster.env, ...disownStranger(options.strangerPid) },
  });
  child.unref();
  let hasEnded = false;
  for (const event of ['exit', 'error']) {
    child.once(event, () => {
      hasEnded = true;
    });
  }
  await log.close();
  // Recovery after a crash may take its time: as long as the server lives, it is not given up.
  while (!isReady(cluster.data, child.pid)) {
    if (hasEnded) return fatalLines((await readFile(cluster.logFile)).subarray(size).toString());
    await sleep(10);
  }
  return undefined;
}

function isReady(data: string, pid: number | undefined): boolean {
  const { server } = findPostmaster(data);
  return server !== undefined && server.pid === pid && server.isReady;
}

/** PostgreSQL takes a lock file for stale if it bears the number of its caller's caller. */
function disownStranger(pid: number | undefined): NodeJS.ProcessEnv {
  return pid ? { PG_GRANDPARENT_PID: String(pid) } : {};
}

async function openLog({ logFile, identity }: Cluster) {
  const previous = await stat(logFile).catch(() => undefined);
  if (previous && previous.size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.old`);
  const log = await open(logFile, 'a', 0o600);
  await giveTo(identity, logFile);
  return log;
}

/** The port of the last time if it is still free, so that an operator's notes stay true. */
async function choosePort({ portFile, identity }: Cluster): Promise<number> {
  const last = Number(await readFile(portFile, 'utf8').catch(() => '0'));
  const port = (last && (await freePort(last))) || (await freePort(0));
  if (port !== last) {
    await writeFile(portFile, `${port}\n`);
    await giveTo(identity, portFile);
  }
  return port;
}

/** The wanted port if it is free (0: any), else 0. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(0));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
