import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, openCluster } from './cluster.ts';
import { explainFailure } from './explain-failure.ts';
import { launchServer } from './launch.ts';
import { joinServer, type Membership } from './membership.ts';
import { endWaitingStop, findPostmaster, shutDown } from './postmaster.ts';
import type { ServerOptions } from './settings.ts';

interface Options {
  /** The server's files live in its subfolder `postgres`. */
  dataDir: string;
  /** For tests: trades the safety of the data for speed. */
  throwaway?: boolean;
  /** How many connections the shop may hold at once, if more than usual. */
  connections?: number;
  log?: (line: string) => void;
}

export interface Embedded {
  url: string;
  /** Leaves the server, and stops it unless another process still works with it. */
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server of our own below `dataDir`. Processes on the same folder share one server:
 * the first starts it, the last stops it, and one that outlived a crash is taken over.
 */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { dataDir, throwaway = false, connections = 0, log = () => {} } = options;
  try {
    const cluster = await openCluster({ dataDir, throwaway, log });
    const entered = await enter(cluster, { throwaway, connections });
    log(`PostgreSQL answers on 127.0.0.1:${entered.port}`);
    return {
      url: `postgres://cablaj:${cluster.password}@127.0.0.1:${entered.port}/cablaj`,
      stop: stay(cluster, entered.membership, { throwaway, connections, log }),
    };
  } catch (error) {
    throw explainFailure(error, dataDir);
  }
}

const PATIENCE_MS = 120_000;
/** Failures that pass: another process was faster, or the rests of a dead server still end. */
const PASSING = /lock file .* already exists|shared memory block|could not create any TCP/;

const LOOK_EVERY_MS = 2_000;

interface EnterOptions extends ServerOptions {
  signal?: AbortSignal;
}

/** Joins the server that runs on the cluster, or starts one. */
async function enter(
  cluster: Cluster,
  { signal, ...how }: EnterOptions,
): Promise<{ membership: Membership; port: number }> {
  const deadline = Date.now() + PATIENCE_MS;
  let failure: string | undefined;
  let isOurs = false;
  while (Date.now() < deadline && !signal?.aborted) {
    const { server, strangerPid } = findPostmaster(cluster.data);
    if (!server) {
      failure = await launchServer(cluster, { ...how, strangerPid });
      isOurs = !failure;
      if (failure && !PASSING.test(failure)) break;
    }
    if (server?.isReady) {
      const membership = await joinServer(server.port, cluster.password).catch(async (error) => {
        if (isOurs) await shutDown(cluster.data);
        throw error;
      });
      if (membership) return { membership, port: server.port };
    }
    if (server || failure) await sleep(server ? 20 : 200);
  }
  throw new Error(
    `The embedded PostgreSQL does not start (${failure ?? 'no answer'}); see ${cluster.logFile}.`,
  );
}

/** Returns to the server whenever it was lost. Ends with the returned function. */
function stay(
  cluster: Cluster,
  entered: Membership,
  { log, ...how }: ServerOptions & { log: (line: string) => void },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let membership = entered;

  async function keepReturning(): Promise<void> {
    while (!signal.aborted) {
      await Promise.race([membership.lost, aborted(signal)]);
      if (signal.aborted) return;
      log('PostgreSQL was lost; returning to it');
      try {
        ({ membership } = await enter(cluster, { ...how, signal }));
        log('PostgreSQL is back');
      } catch (error) {
        log(String(error));
        await sleep(5_000, undefined, { ref: false, signal }).catch(() => {});
      }
    }
  }
  const returning = keepReturning();
  const looking = setInterval(() => {
    try {
      endWaitingStop(cluster.data);
    } catch (error) {
      log(String(error));
    }
  }, LOOK_EVERY_MS);
  looking.unref();

  let stopped: Promise<void> | undefined;
  return () => {
    clearInterval(looking);
    stopping.abort();
    stopped ??= returning.then(() => depart(cluster, membership));
    return stopped;
  };
}

async function depart(cluster: Cluster, membership: Membership): Promise<void> {
  let outcome = await membership.leave();
  while (outcome === 'lost') {
    const { server } = findPostmaster(cluster.data);
    if (!server) return;
    const again = server.isReady && (await joinServer(server.port, cluster.password));
    if (again) outcome = await again.leave();
    else await sleep(20);
  }
  if (outcome === 'last') await shutDown(cluster.data);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}
