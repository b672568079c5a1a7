import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, expect, inject, onTestFinished, test } from 'vitest';
import { portOf } from '../../../../testing/port-of.ts';
import { soon } from '../../../../testing/soon.ts';
import { findPostmaster, shutDown } from './postmaster.ts';
import { type Embedded, startEmbedded } from './start-embedded.ts';

const isLinux = process.platform === 'linux';
/** Made once, since making a database takes longer than all the rest. */
const prepared = await mkdtemp(join(tmpdir(), 'cablaj-embedded-'));
/** The server all suites share was started in the same way. */
const running = { url: inject('databaseUrl') };
let dataDir = prepared;
const children = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await shutDown(cluster());
  if (dataDir !== prepared) await rm(dataDir, { recursive: true });
  dataDir = prepared;
});

afterAll(() => rm(prepared, { recursive: true }));

test('what was committed is there after a restart', async () => {
  const first = await startEmbedded({ dataDir });
  await query(first, "create table reel as select 'VVG 3x2.5' as code");
  expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  await first.stop();

  const second = await startEmbedded({ dataDir });
  expect(second.url).toBe(first.url);
  expect(await query(second, 'select code from reel')).toEqual([{ code: 'VVG 3x2.5' }]);
  await second.stop();
});

test('stopping leaves no process behind, and may be asked for twice', async () => {
  const server = await startEmbedded({ dataDir, throwaway: true });
  await Promise.all([server.stop(), server.stop()]);
  expect(await serverProcesses()).toEqual([]);
  await server.stop();
});

test('the shop is not the superuser of its server', async () => {
  expect(await query(running, 'show is_superuser')).toEqual([{ is_superuser: 'off' }]);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(running, `create database ${name}`);
  const url = new URL(running.url);
  url.pathname = name;
  await query({ url: url.href }, 'create extension pg_trgm');
  await query(running, `drop database ${name}`);
});

test('Romanian and Russian letters are letters', async () => {
  const text =
    "lower('ȘINĂ ВВГ') as lower, to_tsvector('simple', '«Кабель» – Șină')::text as words";
  expect(await query(running, `select ${text}`)).toEqual([
    { lower: 'șină ввг', words: "'șină':2 'кабель':1" },
  ]);
});

test('a long path with spaces and letters of any alphabet is a good place for data', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'magazin de cabluri, șină și întrerupător '));
  const long = join(dataDir, 'кабель '.repeat(8));
  const server = await startEmbedded({ dataDir: long, throwaway: true });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(await readdir(long)).toEqual(['postgres']);
});

test('a server that outlived its killed process is taken over and can be stopped', async () => {
  const first = await startInChild();
  const pid = serverPid();
  await query(first, 'create table socket (code text)');
  await kill(first.child, 'SIGKILL');

  const second = await startEmbedded({ dataDir, throwaway: true });
  expect(second.url).toBe(first.url);
  expect(serverPid()).toBe(pid);
  expect(await query(second, 'select code from socket')).toEqual([]);
  await second.stop();
  expect(await serverProcesses()).toEqual([]);
});

test('after a crash of process and server the committed data is recovered', async () => {
  const first = await startInChild({ throwaway: false });
  await query(first, "create table cable as select 'VVG 3x2.5' as code");
  process.kill(serverPid(), 'SIGKILL');
  await kill(first.child, 'SIGKILL');

  const second = await startEmbedded({ dataDir });
  expect(await query(second, 'select code from cable')).toEqual([{ code: 'VVG 3x2.5' }]);
  await second.stop();
});

test('a lock file with the number of an unrelated process does not stop a start', async () => {
  const first = await startEmbedded({ dataDir, throwaway: true });
  const lock = await readFile(join(cluster(), 'postmaster.pid'), 'utf8');
  await first.stop();
  const stranger = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
  children.add(stranger);
  await writeFile(join(cluster(), 'postmaster.pid'), lock.replace(/^\d+/, `${stranger.pid}`));

  const second = await startEmbedded({ dataDir, throwaway: true });
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('two processes started at once share one server, and the last one stops it', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cablaj-embedded-'));
  const [first, second] = await Promise.all([startInChild(), startInChild()]);
  expect(first.url).toBe(second.url);
  expect(await readdir(dataDir)).toEqual(['postgres']);

  await kill(first.child, 'SIGTERM');
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await kill(second.child, 'SIGTERM');
  expect(await serverProcesses()).toEqual([]);
});

test('one starting while the other stops has a server', async () => {
  const first = await startEmbedded({ dataDir, throwaway: true });
  const [second] = await Promise.all([startEmbedded({ dataDir, throwaway: true }), first.stop()]);
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(findPostmaster(cluster()).server).toBeUndefined();
});

test.each([
  ['dies', 'SIGKILL'],
  ['is stopped by somebody else', 'SIGTERM'],
] as const)('a server that %s is started again on the same address', async (_, signal) => {
  const server = await startEmbedded({ dataDir, throwaway: true });
  const killed = serverPid();
  process.kill(killed, signal);
  // Looked at once: between two looks the dead one's file may go.
  const isAnotherReady = () => {
    const { server: found } = findPostmaster(cluster());
    return found?.isReady === true && found.pid !== killed;
  };
  try {
    await soon(isAnotherReady).toBe(true);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await server.stop();
  }
});

test('Ctrl-C in a terminal reaches the process, not the server', async () => {
  const started = await startInChild();
  if (started.child.pid) process.kill(-started.child.pid, 'SIGINT');
  await once(started.lines, 'line');
  expect(await query(started, 'select 1 as one')).toEqual([{ one: 1 }]);
  await kill(started.child, 'SIGTERM');
  expect(await serverProcesses()).toEqual([]);
});

test('a port that somebody else took meanwhile is replaced by another', async () => {
  const first = await startEmbedded({ dataDir, throwaway: true });
  await first.stop();
  const intruder = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void intruder.close());
  await once(intruder, 'listening');
  const port = portOf(intruder);
  // As if the server had been there the last time.
  await writeFile(join(dataDir, 'postgres', 'port'), `${port}\n`);

  const second = await startEmbedded({ dataDir, throwaway: true });
  expect(new URL(second.url).port).not.toBe(String(port));
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('the password is random and for the owner alone', async () => {
  const { password } = new URL(running.url);
  expect(password).toMatch(/^[\w-]{32}$/);
  const stranger = new pg.Client(running.url.replace(password, 'guess'));
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
});

test('a folder that cannot be made is told in one sentence', async () => {
  const file = join(prepared, 'file');
  await writeFile(file, '');
  const below = join(file, 'data');
  await expect(startEmbedded({ dataDir: below })).rejects.toThrow(
    `The folder ${below} is not writable for the user who runs the shop.`,
  );
});

function cluster(): string {
  return join(dataDir, 'postgres', 'cluster');
}

function serverPid(): number {
  const { server } = findPostmaster(cluster());
  if (!server) throw new Error('No server runs.');
  return server.pid;
}

/** Every process that works in the cluster's folder, workers included. */
async function serverProcesses(): Promise<string[]> {
  if (!isLinux) return findPostmaster(cluster()).server ? ['postmaster'] : [];
  const found: string[] = [];
  for (const pid of await readdir('/proc')) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (folder === cluster()) found.push(pid);
  }
  return found;
}

async function query({ url }: Pick<Embedded, 'url'>, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another Node process with the server, in its own process group; SIGTERM makes it stop. */
async function startInChild({ throwaway = true } = {}) {
  const source = `
    import { startEmbedded } from ${JSON.stringify(new URL('./start-embedded.ts', import.meta.url).href)};
    const options = ${JSON.stringify({ dataDir, throwaway })};
    const server = await startEmbedded(options);
    process.on('SIGINT', () => console.log('interrupted'));
    process.on('SIGTERM', () => server.stop().then(() => process.exit()));
    process.stdin.resume();
    console.log(server.url);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  const lines = createInterface(child.stdout);
  const [url]: string[] = await once(lines, 'line');
  return { url: String(url), child, lines };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
