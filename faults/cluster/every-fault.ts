import { rm } from 'node:fs/promises';
import { fillDisk } from '../small-disk.ts';
import type { Host } from './host.ts';
import type { Cluster } from './open-cluster.ts';
import { findFaketime } from './packages.ts';

export type Fault = {
  name: string;
  /** Nobody can order while it lasts; the seconds are counted from when it is mended. */
  closes?: true;
  /** Processes of the shop that die of it: each may send one mail again. */
  deaths?: number;
  /** Breaks something; answers with what mends it. */
  strike: (cluster: Cluster) => Promise<() => unknown>;
};

/** By which the clock of one host is wrong. */
const MINUTES_OFF = 7;

export const everyFault: Fault[] = [
  {
    name: 'the primary is killed',
    async strike({ databases, services }) {
      const host = await databases.inRole('leader');
      await killDatabase(host, services);
      return () => services.start(host, 'patroni');
    },
  },
  {
    name: 'the host of the primary is lost',
    strike: async (cluster) => lose(cluster, await cluster.databases.inRole('leader')),
  },
  {
    name: 'the primary is cut off',
    async strike({ databases }) {
      const host = await databases.inRole('leader');
      host.cutOff();
      return host.plugIn;
    },
  },
  {
    name: 'the primary is told to change places',
    async strike({ databases }) {
      await databases.switchOver();
      return () => {};
    },
  },
  {
    name: 'the host of the synchronous standby is lost',
    strike: async (cluster) => lose(cluster, await cluster.databases.inRole('sync_standby')),
  },
  {
    name: 'the synchronous standby is cut off',
    async strike({ databases }) {
      const host = await databases.inRole('sync_standby');
      host.cutOff();
      return host.plugIn;
    },
  },
  {
    name: 'every standby is killed',
    closes: true,
    async strike({ databases, services }) {
      const primary = await databases.inRole('leader');
      const standbys = databases.hosts.filter((host) => host !== primary);
      await Promise.all(standbys.map((host) => killDatabase(host, services)));
      return () => {
        for (const host of standbys) services.start(host, 'patroni');
      };
    },
  },
  {
    name: 'one member of etcd is lost',
    strike: async ({ keepers, services }) => loseEtcd([anyOf(keepers)], services),
  },
  {
    name: 'all of etcd is lost',
    strike: async ({ keepers, services }) => loseEtcd(keepers, services),
  },
  {
    name: 'a host of the shop is lost',
    deaths: 2,
    strike: async (cluster) => lose(cluster, anyOf(cluster.shops)),
  },
  {
    name: 'PgBouncer is killed',
    async strike({ shops, services }) {
      const host = anyOf(shops);
      await services.of(host, 'pgbouncer').kill();
      return () => services.start(host, 'pgbouncer');
    },
  },
  {
    name: 'the disk of the primary is full',
    closes: true,
    async strike({ databases }) {
      const host = await databases.inRole('leader');
      const ballast = `${host.onDisk('/var/lib/postgresql')}/ballast`;
      await fillDisk(ballast);
      return () => rm(ballast);
    },
  },
  {
    name: `the clock of a shop's host is ${MINUTES_OFF} minutes off`,
    async strike({ shops, services }) {
      const host = anyOf(shops);
      const restart = async (env = {}) => {
        await services.of(host, 'shop').stop();
        services.start(host, 'shop', env);
      };
      await restart({
        LD_PRELOAD: findFaketime(),
        FAKETIME: `${Math.random() < 0.5 ? '-' : '+'}${MINUTES_OFF}m`,
        // The time of day is wrong; how much time goes by is not.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      return restart;
    },
  },
];

const anyOf = (hosts: Host[]): Host => hosts[Math.floor(Math.random() * hosts.length)] as Host;

/** As when its power fails, and comes back. */
async function lose({ services }: Cluster, host: Host) {
  await host.kill();
  return async () => {
    await host.boot();
    services.startAll(host);
  };
}

/** Patroni first: it would start PostgreSQL again. */
async function killDatabase(host: Host, services: Cluster['services']) {
  await services.of(host, 'patroni').kill();
  host.run({
    command: ['sh', '-c', 'kill -9 $(head -n 1 /var/lib/postgresql/*/cablaj/postmaster.pid)'],
  });
}

async function loseEtcd(hosts: Host[], services: Cluster['services']) {
  await Promise.all(hosts.map((host) => services.of(host, 'etcd').kill()));
  return () => {
    for (const host of hosts) services.start(host, 'etcd');
  };
}
