import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import {
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../e2e/shop-process.ts';
import { findPostmaster, shutDown } from '../server/base/database/embedded/postmaster.ts';
import { interruption, waitFor } from './wait-for.ts';

const ops = fileURLToPath(new URL('../ops/pgbackrest/', import.meta.url));
const STANZA = '--stanza=cablaj';
/** Whoever PostgreSQL and pgBackRest run as: neither wants to be root. */
const SERVICE = 'postgres';
const isRoot = process.getuid?.() === 0;

export type ArchivedPostgres = Awaited<ReturnType<typeof openArchivedPostgres>>;

/**
 * The machine's own PostgreSQL and pgBackRest on a cluster that is thrown away, with the files of
 * `ops/pgbackrest` as they are: only where things lie is told by the environment.
 */
export async function openArchivedPostgres() {
  const bin = await findPrograms();
  const home = await mkdtemp(join(tmpdir(), 'cablaj-archived-'));
  const places = {
    data: join(home, 'main'),
    etc: join(home, 'etc'),
    repository: join(home, 'repository'),
    run: join(home, 'run'),
  };
  const owner = await serviceUser();
  for (const folder of [home, ...Object.values(places)]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (owner) await chown(folder, owner.uid, owner.gid);
  }
  const port = await freePort();
  const password = randomBytes(24).toString('base64url');
  const env = {
    PATH: process.env.PATH,
    PGBACKREST_CONFIG: join(places.etc, 'pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: places.repository,
    PGBACKREST_PG1_PATH: places.data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: places.run,
    PGBACKREST_LOG_PATH: places.run,
    PGBACKREST_LOCK_PATH: places.run,
  };
  const run = (...command: string[]) => runAs(owner, command, env);
  const file = join(places.etc, 'postgresql.conf');
  const superuser = `postgres://${adminName()}:${password}@127.0.0.1:${port}/postgres`;
  const log = join(places.run, 'postgres.log');

  async function start() {
    const output = await open(log, 'a');
    const server = [join(bin, 'postgres'), '-D', places.data, '-c', `config_file=${file}`];
    const [program, args] = commandOf(owner, server);
    const child = spawn(program, args, {
      cwd: '/',
      env,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    });
    await output.close();
    const ended = endOf(child);
    // The log is replayed before anybody may write.
    await waitFor('PostgreSQL takes orders', async () => {
      if (ended.isOver()) throw new Error(`PostgreSQL ended: ${await lastWords(log)}`);
      const { server: found } = findPostmaster(places.data);
      return found?.isReady === true && !(await ask<boolean>('select pg_is_in_recovery()'));
    });
  }

  /** The first value of the first row, as the superuser. */
  async function ask<Value>(text: string, ...values: string[]): Promise<Value> {
    const client = new pg.Client({ connectionString: superuser });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query({ text, values, rowMode: 'array' });
      return rows[0]?.[0];
    } finally {
      await client.end();
    }
  }

  /** A database for the shop, as its own role; answers with its address. */
  async function createDatabase(name: string) {
    await ask(`create database ${name} owner cablaj`);
    return `postgres://cablaj:${password}@127.0.0.1:${port}/${name}`;
  }

  async function close() {
    await shutDown(places.data);
    await rm(home, { recursive: true, force: true });
  }

  try {
    await configure({ bin, places, port, password, run });
    await start();
    await ask(`create role cablaj login password '${password}'`);
    const url = await createDatabase('cablaj');
    await run('pgbackrest', STANZA, 'stanza-create');
    await run('pgbackrest', STANZA, 'check');
    return {
      url,
      ask,
      createDatabase,
      start,
      close,
      /** By its own clock, as pgBackRest wants to hear it. */
      now: () =>
        ask<string>(
          `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US"+00"')`,
        ),
      /** Bytes of the shop's database. */
      size: async () => Number(await ask(`select pg_database_size('cablaj')`)),
      /** As the unit does it. */
      backUp: async (type: 'full' | 'diff') => run(...(await commandOfUnit(type))),
      /** As a disk does it that breaks. */
      async loseData() {
        const server = findPostmaster(places.data).server;
        if (!server) throw new Error('No PostgreSQL runs.');
        await killAll(server.pid);
        await rm(places.data, { recursive: true });
        await mkdir(places.data, { mode: 0o700 });
        if (owner) await chown(places.data, owner.uid, owner.gid);
      },
      /** The files alone; the log is replayed when PostgreSQL starts. */
      restoreTo: (moment: string) =>
        run(
          'pgbackrest',
          STANZA,
          '--delta',
          '--type=time',
          `--target=${moment}`,
          '--target-action=promote',
          'restore',
        ),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Owner = { uid: number; gid: number } | undefined;

/** Of Debian; as root they are installed where they are not there. */
async function findPrograms(): Promise<string> {
  const find = () => globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  const isThere = () => find() !== undefined && existsSync('/usr/bin/pgbackrest');
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends'];
  if (!isThere() && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing postgresql and pgbackrest…');
    const env = { PATH: process.env.PATH, DEBIAN_FRONTEND: 'noninteractive' };
    await runAs(undefined, [...install, 'postgresql', 'pgbackrest'], env);
  }
  if (!isThere()) {
    throw new Error(
      'This needs the packages postgresql and pgbackrest of Debian or Ubuntu: as root, apt-get install postgresql pgbackrest.',
    );
  }
  return join(find() ?? '', '..');
}

/** Undefined: ourselves. */
async function serviceUser(): Promise<Owner> {
  if (!isRoot) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = lines.find(([name]) => name === SERVICE) ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Error('There is no user postgres, as whom PostgreSQL runs.');
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** Over the socket a user of the system is the role of its name. */
const adminName = () => (isRoot ? SERVICE : userInfo().username);

type Plan = {
  bin: string;
  places: { data: string; etc: string; run: string };
  port: number;
  password: string;
  run: (...command: string[]) => Promise<string>;
};

/** As Debian has it: settings lie beside the data, ours in conf.d. */
async function configure({ bin, places: { data, etc, run: sockets }, port, password, run }: Plan) {
  const secret = join(etc, 'password');
  await writeFile(secret, password, { mode: 0o644 });
  const protection = ['--auth-local=peer', '--auth-host=scram-sha-256', '--pwfile', secret];
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  await run(
    join(bin, 'initdb'),
    '--pgdata',
    data,
    `--username=${adminName()}`,
    ...protection,
    ...locale,
  );
  await rm(secret);
  await copyFile(join(ops, 'pgbackrest.conf'), join(etc, 'pgbackrest.conf'));
  await mkdir(join(etc, 'conf.d'));
  await copyFile(join(ops, 'postgresql.conf'), join(etc, 'conf.d', 'cablaj.conf'));
  const lines = [
    `data_directory = '${data}'`,
    `hba_file = '${data}/pg_hba.conf'`,
    `ident_file = '${data}/pg_ident.conf'`,
    `unix_socket_directories = '${sockets}'`,
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "shared_buffers = '256MB'",
    "include_dir = 'conf.d'",
  ];
  await writeFile(join(etc, 'postgresql.conf'), `${lines.join('\n')}\n`);
}

async function commandOfUnit(type: string): Promise<string[]> {
  const unit = await readFile(join(ops, 'cablaj-pgbackrest@.service'), 'utf8');
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  return command.replace('%i', type).split(' ');
}

const commandOf = (owner: Owner, command: string[]): [string, string[]] => {
  const other = owner
    ? ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
    : [];
  const [program = '', ...args] = [...other, ...command];
  return [program, args];
};

/** Answers with what it printed; throws with it where it failed. */
function runAs(owner: Owner, command: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [program, args] = commandOf(owner, command);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(program, args, { cwd: '/', env, signal: interruption });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('error', reject);
  child.on('close', (code) =>
    code === 0 ? resolve(output) : reject(new Error(`${command.join(' ')}: ${output.trim()}`)),
  );
  return promise;
}

function endOf(child: ChildProcess) {
  let isOver = false;
  for (const event of ['exit', 'error']) {
    child.once(event, () => {
      isOver = true;
    });
  }
  child.unref();
  return { isOver: () => isOver };
}

const lastWords = async (log: string) =>
  (await readFile(log, 'utf8')).trim().split('\n').slice(-5).join('\n');

/** The postmaster first, or it would start others in their place; nobody writes afterwards. */
async function killAll(postmaster: number) {
  const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8'))
    .trim()
    .split(' ')
    .map(Number);
  const pids = [postmaster, ...children];
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
  await waitFor('PostgreSQL is gone', async () => {
    const running = await readdir('/proc');
    const states = await Promise.all(
      pids
        .filter((pid) => running.includes(String(pid)))
        .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')),
    );
    return states.every((stat) => stat.split(') ').at(-1)?.startsWith('Z'));
  });
}
