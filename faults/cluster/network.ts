import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileFor, fitted, placesOf, type Role, readHosts, type Values } from './configuration.ts';
import { BRIDGE, type Host, type Mount, openHost, run } from './host.ts';

/** Of a database's disk: several times what it holds in a trial. */
const DISK = '768m';

type Means = { folder: string; logs: string; values: Values };

/** By its name in `ops/cluster/hosts`. */
export function roleOf(name: string): Role {
  if (name.startsWith('db')) return 'database';
  return name.startsWith('shop') ? 'shop' : 'balancer';
}

/** The first address of their network is ours. */
export const ownAddress = () => [...readHosts().values()][0]?.replace(/\.\d+$/, '.1') ?? '';

/** The switch, and ourselves at it. */
export function plugInOurselves() {
  run('ip', 'link', 'set', 'lo', 'up');
  run('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  run('ip', 'addr', 'add', `${ownAddress()}/24`, 'dev', BRIDGE);
  run('ip', 'link', 'set', BRIDGE, 'up');
}

/** The hosts of `ops/cluster/hosts`, each with the files of its role. */
export async function openHosts({ folder, logs, values }: Means): Promise<Host[]> {
  const names = `127.0.0.1 localhost\n${fileFor('hosts', {})}`;
  const hosts: Host[] = [];
  for (const [name, address] of readHosts()) {
    const mounts = await furnish(join(folder, name), name, values);
    const host = await openHost({ name, address, logs, mounts });
    await writeFile(host.onDisk('/etc/hosts'), names);
    hosts.push(host);
  }
  // Ours too; everybody else's on this machine stays as it is.
  const [{ onDisk }] = hosts as [Host];
  run('mount', '--bind', onDisk('/etc/hosts'), '/etc/hosts');
  return hosts;
}

/** Its disks, which outlive it, and on them the files as they are copied. */
async function furnish(own: string, name: string, values: Values): Promise<Mount[]> {
  const mounts: Mount[] = [];
  const add = async (to: string, over?: true) => {
    const from = join(own, to.slice(1).replaceAll('/', '-'));
    await mkdir(from, { recursive: true });
    if (over) await mkdir(`${from}.work`);
    mounts.push({ from, to, ...(over && { over }) });
    return from;
  };
  const addDisk = async (to: string, owner: string, size: string) => {
    const from = await add(to);
    run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', from);
    run('chown', `${owner}:`, from);
  };
  const etc = await add('/etc', true);
  for (const [file, path] of Object.entries(placesOf[roleOf(name)])) {
    const copied = join(etc, path.slice('/etc/'.length));
    await mkdir(dirname(copied), { recursive: true });
    await writeFile(copied, fitted(file, fileFor(file, { ...values, HOST: name })));
  }
  await addDisk('/run/postgresql', 'postgres', '64m');
  await addDisk('/var/log/postgresql', 'postgres', '64m');
  if (roleOf(name) === 'database') {
    await addDisk('/var/lib/postgresql', 'postgres', DISK);
  } else {
    await addDisk('/var/lib/etcd', 'etcd', '256m');
  }
  return mounts;
}
