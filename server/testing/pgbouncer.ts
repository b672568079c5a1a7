import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { portOf } from '../../testing/port-of.ts';
import { soon } from '../../testing/soon.ts';

const run = promisify(execFile);

/** PgBouncer starts for root only as somebody else. */
const isRoot = process.getuid?.() === 0;
const SOMEBODY = 'nobody';

/** A real PgBouncer in transaction mode before every database of a server; stopped by `stop`. */
export async function startPgBouncer(serverUrl: string) {
  await beThere();
  const server = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-pgbouncer-'));
  const users = join(folder, 'users');
  const settings = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  await writeFile(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 2000
server_idle_timeout = 2
${isRoot ? `user = ${SOMEBODY}` : ''}
`,
  );
  // Whoever it starts as reads both.
  for (const path of [users, settings]) await chmod(path, 0o644);
  await chmod(folder, 0o755);
  const bouncer = spawn('pgbouncer', ['--quiet', settings], { stdio: 'inherit' });
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  await soon(() => answers(url.href)).toBe(true);
  return {
    url: url.href,
    async stop() {
      const end = new Promise((resolve) => bouncer.once('exit', resolve));
      bouncer.kill('SIGINT');
      await end;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Installed where that can be done; otherwise whoever runs the suite is told. */
async function beThere() {
  const isThere = await run('pgbouncer', ['--version']).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  if (!isRoot) throw new Error('PgBouncer is not installed; as root: apt-get install pgbouncer.');
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'pgbouncer']);
}

async function freePort() {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(connectionString: string) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  return client.connect().then(
    async () => {
      await client.end();
      return true;
    },
    () => false,
  );
}
