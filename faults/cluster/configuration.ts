import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres } from './packages.ts';

const folder = fileURLToPath(new URL('../../ops/cluster/', import.meta.url));

export type Role = 'database' | 'shop' | 'balancer';
/** What stands between `@` in the files, and is another wherever they are copied to. */
export type Values = Record<string, string>;

/** Which files of `ops/cluster` a host gets, and where, as each of them says at its head. */
export const placesOf: Record<Role, Record<string, string>> = {
  database: {
    'patroni.yml': '/etc/patroni/config.yml',
    'database.sql': '/etc/patroni/database.sql',
  },
  shop: {
    'etcd.env': '/etc/default/etcd',
    'haproxy-database.cfg': '/etc/haproxy/haproxy.cfg',
    'pgbouncer.ini': '/etc/pgbouncer/pgbouncer.ini',
    'userlist.txt': '/etc/pgbouncer/userlist.txt',
    'cablaj.env': '/etc/cablaj.env',
  },
  balancer: {
    'etcd.env': '/etc/default/etcd',
    'haproxy-shop.cfg': '/etc/haproxy/haproxy.cfg',
    'away.http': '/etc/haproxy/away.http',
  },
};

/** A file of `ops/cluster` as it is copied. A name nobody has a value for is a mistake. */
export const fileFor = (name: string, values: Values) =>
  fillIn(readFileSync(join(folder, name), 'utf8'), values);

export const fillIn = (text: string, values: Values) =>
  text.replace(/@([A-Z0-9_]+)@/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is said for @${name}@.`);
    return value;
  });

/** What a trial on one small machine has otherwise than the file: memory, and the PostgreSQL there is. */
export function fitted(file: string, text: string): string {
  if (file !== 'patroni.yml') return text;
  const version = findPostgres().split('/').at(-1) ?? '';
  return replaced(text, 'shared_buffers: 1GB', 'shared_buffers: 128MB').replaceAll(
    '/postgresql/15/',
    `/postgresql/${version}/`,
  );
}

/** Has to stand there, once: or the file is another than this was written for. */
export function replaced(text: string, from: string, to: string) {
  if (text.split(from).length !== 2) throw new Error(`«${from}» does not stand there once.`);
  return text.replace(from, to);
}

/** Names and addresses, as `ops/cluster/hosts` has them. */
export const readHosts = (): Map<string, string> =>
  new Map(
    fileFor('hosts', {})
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line) => line.split(' ').toReversed() as [string, string]),
  );
