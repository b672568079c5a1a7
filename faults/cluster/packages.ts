import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';

/** Of Debian; what each host of `ops/cluster` has, and what the trial itself needs. */
const PACKAGES = [
  ...['etcd-server', 'patroni', 'postgresql', 'haproxy', 'pgbouncer'],
  ...['iproute2', 'libfaketime'],
];

/** Asked by Debian's packages before they start what they bring. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Installs what is missing. What cannot be had is said. */
export async function installPackages() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error('Network namespaces are only made by root, on Linux: run this as root.');
  }
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const packages = missing.join(' ');
  if (spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error(`There is no apt-get to install what is missing: Debian's ${packages}.`);
  }
  console.log(`Installing ${packages}.`);
  // Nothing of it is to run on this machine itself.
  const isOurs = !existsSync(POLICY);
  if (isOurs) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { status, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`Could not install ${packages}: ${stderr}`);
    }
  } finally {
    if (isOurs) await rm(POLICY, { force: true });
  }
}

/** Braces of dpkg's, not of ours. */
const FORMAT = '$' + '{db:Status-Status}';

const isInstalled = (name: string) =>
  spawnSync('dpkg-query', ['-W', '-f', FORMAT, name], { encoding: 'utf8' }).stdout === 'installed';

/** Debian's newest: `/usr/lib/postgresql/15`. */
export function findPostgres(): string {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((path) => path.replace('/bin/postgres', ''))
    .sort((one, other) => Number(other.split('/').at(-1)) - Number(one.split('/').at(-1)));
  if (!newest) throw new Error('There is no PostgreSQL below /usr/lib/postgresql.');
  return newest;
}

/** What tells a program another time than the machine has. */
export function findFaketime(): string {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (!library) throw new Error('There is no libfaketime.');
  return library;
}
