import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Role } from './configuration.ts';
import type { Host, Service } from './host.ts';
import { roleOf } from './network.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** In the order in which a host that boots starts them. */
const servicesOf: Record<Role, string[]> = {
  database: ['patroni'],
  shop: ['etcd', 'haproxy', 'pgbouncer', 'shop'],
  balancer: ['etcd', 'haproxy'],
};

type Env = Record<string, string>;

/** Milliseconds after which the shop's unit starts again what could not begin: RestartSec. */
const RESTART = 2_000;

/** Starts on each host what runs there, as its unit of Debian does, and `ops/cablaj.service`. */
export function openServices() {
  const running = new Map<string, Service>();

  function start(host: Host, service: string, env: Env = {}) {
    const begun = host.start(service, commandOf(host, service, env));
    running.set(`${host.name} ${service}`, begun);
    if (service === 'shop') begun.failed.then(() => setTimeout(start, RESTART, host, service, env));
  }

  return {
    start,
    startAll(host: Host) {
      for (const service of servicesOf[roleOf(host.name)]) start(host, service);
    },
    of(host: Host, service: string): Service {
      const found = running.get(`${host.name} ${service}`);
      if (!found) throw new Error(`${service} was never started on ${host.name}.`);
      return found;
    },
  };
}

export const shopEnv = (host: Host): Env => ({
  ...envIn(host, '/etc/cablaj.env'),
  DATA_DIR: '/tmp/cablaj',
  LOG_FORMAT: 'json',
  LOG_LEVEL: 'warn',
  // Two cores carry the whole cluster: a start is not to compile everything anew.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
});

function envIn(host: Host, path: string): Env {
  const read = parseEnv(readFileSync(host.onDisk(path), 'utf8'));
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, value ?? '']));
}

function commandOf(host: Host, service: string, env: Env) {
  switch (service) {
    case 'etcd':
      return {
        as: 'etcd',
        command: ['etcd'],
        env: {
          ETCD_NAME: host.name,
          ETCD_DATA_DIR: '/var/lib/etcd/default',
          ...envIn(host, '/etc/default/etcd'),
        },
      };
    case 'patroni':
      return { as: 'postgres', command: ['patroni', '/etc/patroni/config.yml'] };
    case 'haproxy':
      return { command: ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg'] };
    case 'pgbouncer':
      return { as: 'postgres', command: ['pgbouncer', '-q', '/etc/pgbouncer/pgbouncer.ini'] };
    case 'shop':
      return inProject(host, ['dist/shop/main.js'], env);
    default:
      throw new Error(`Nobody knows how ${service} is started.`);
  }
}

/** A program of the project, with the environment of a shop's host. */
export const inProject = (host: Host, args: string[], env: Env = {}) => ({
  command: [process.execPath, ...args],
  cwd: root,
  env: { ...shopEnv(host), ...env },
});
