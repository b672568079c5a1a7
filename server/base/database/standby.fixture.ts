import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { portOf } from '../../../testing/port-of.ts';
import { soon } from '../../../testing/soon.ts';
import { giveTo, openCluster } from './embedded/cluster.ts';
import { shutDown } from './embedded/postmaster.ts';
import { serverArguments } from './embedded/settings.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

const HOW = { throwaway: true, connections: 0 };

/** A PostgreSQL with a standby that follows it: a copy of its files, told whom to follow. */
export async function openPrimaryAndStandby() {
  const home = await mkdtemp(join(tmpdir(), 'cablaj-standby-'));
  const places = { primary: join(home, 'primary'), standby: join(home, 'standby') };
  await (await startEmbedded({ dataDir: places.primary, throwaway: true })).stop();
  await cp(places.primary, places.standby, { recursive: true });
  const primary = await startEmbedded({ dataDir: places.primary, throwaway: true });
  await tell(primary.url, 'alter role cablaj set synchronous_commit = on');

  const cluster = await openCluster({ dataDir: places.standby, throwaway: true, log: () => {} });
  const { port } = new URL(primary.url);
  const follows = `host=127.0.0.1 port=${port} user=postgres password=${cluster.password}`;
  const signal = join(cluster.data, 'standby.signal');
  await writeFile(signal, '');
  await giveTo(cluster.identity, signal);
  await appendFile(join(cluster.data, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);
  const ownPort = await freePort();
  const url = primary.url.replace(`:${port}/`, `:${ownPort}/`);

  const start = async () => {
    const given = ['-D', cluster.data, '-p', String(ownPort), ...serverArguments(HOW)];
    const [program = '', ...args] = [...cluster.identity.prefix, cluster.postgres, ...given];
    spawn(program, args, { cwd: '/', stdio: 'ignore', env: cluster.env });
    await soon(() => tell(url, 'select 1').then(Boolean, () => false)).toBeTruthy();
  };
  await start();
  return {
    primaryUrl: primary.url,
    standbyUrl: url,
    start,
    stop: () => shutDown(cluster.data),
    /** As the superuser of the standby. */
    ask: (text: string) => tell(asSuperuser(url), text),
    close: async () => {
      await shutDown(cluster.data);
      await primary.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function asSuperuser(text: string) {
  const url = new URL(text);
  url.username = 'postgres';
  return url.href;
}

async function tell(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
