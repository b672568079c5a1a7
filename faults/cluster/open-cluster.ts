import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Database } from '../../server/base/database/connect.ts';
import { openBucket } from '../../server/base/media/bucket.fixture.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import { addProduct, prepareSelling } from '../goods-on-trial.ts';
import { PATIENCE, pause, waitFor } from '../wait-for.ts';
import { readHosts, type Values } from './configuration.ts';
import { readJson, watchDatabases } from './databases.ts';
import type { Host } from './host.ts';
import { openHosts, ownAddress, plugInOurselves, roleOf } from './network.ts';
import { bringPrices } from './prices-on-trial.ts';
import { inProject, openServices, shopEnv } from './services.ts';

/** Of the demo: enough to list, search and import. */
const PRODUCTS = '100';
/** Milliseconds for an answer, and before the next look. */
const LOOK = 2_000;
const LOOK_AGAIN = 200;

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/**
 * Everything `ops/cluster` describes, on this machine: three hosts of the database, two of the
 * shop, a balancer. We are one more host of their network, where pictures lie and mails arrive.
 * Network, mounts and processes are of our own namespaces, and vanish with us.
 */
export async function openCluster(folder: string, logs: string) {
  plugInOurselves();
  const bucket = await openBucket({ host: ownAddress() });
  const office = await openPostOffice({ host: ownAddress() });
  const values: Values = {
    ...secrets(),
    ...bucket.env,
    SMTP_URL: office.url,
    PUBLIC_URL: 'http://balancer',
  };
  const hosts = await openHosts({ folder, logs, values });
  const inRole = (role: string) => hosts.filter(({ name }) => roleOf(name) === role);
  const [shops, balancers] = [inRole('shop'), inRole('balancer')];
  const databases = watchDatabases(inRole('database'), values.PATRONI_PASSWORD ?? '');
  const services = openServices();
  const [anyShop] = shops;
  if (!anyShop) throw new Error('No host is a shop.');

  const keepers = [...shops, ...balancers];
  for (const host of keepers) services.start(host, 'etcd');
  for (const host of databases.hosts) services.start(host, 'patroni');
  await waitFor('the databases are in step', databases.areInStep);
  const primary = await databases.inRole('leader');
  primary.run({
    as: 'postgres',
    command: ['psql', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '/etc/patroni/database.sql'],
  });
  // We go to the primary as a host of the shop does.
  const proxy = spawn('haproxy', ['-db', '-f', anyShop.onDisk('/etc/haproxy/haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  proxy.stderr.pipe(createWriteStream(join(logs, 'our-haproxy.log')));
  const db = connect(shopEnv(anyShop).DATABASE_DIRECT_URL ?? '', { connections: 4 });

  for (const service of ['haproxy', 'pgbouncer']) services.start(anyShop, service);
  await loadDemo(anyShop);
  services.start(anyShop, 'shop');
  for (const host of shops.slice(1)) {
    for (const service of ['haproxy', 'pgbouncer', 'shop']) services.start(host, service);
  }
  for (const host of balancers) services.start(host, 'haproxy');
  const category = await prepareSelling(db);
  const url = `http://${readHosts().get('balancer')}`;
  const processes = shops.length * Number(shopEnv(anyShop).WEB_CONCURRENCY);
  const shopUrl = ({ address }: Host) => `http://${address}:3000`;

  /** What is not as it was before anything broke; null where all is. */
  async function whatLacks(): Promise<string | null> {
    if (!(await databases.areInStep())) return 'the databases are not in step';
    for (const { name, address } of keepers) {
      const said = await readJson<{ health: string }>(`http://${address}:2379/health`);
      if (said?.health !== 'true') return `etcd is not well on ${name}`;
    }
    for (const at of [url, ...shops.map(shopUrl)]) {
      if ((await statusOf(`${at}/ready`)) !== 200) return `${at} is not ready`;
    }
    const listening = await countListening(db).catch(() => 0);
    return listening === processes ? null : `${listening} processes hear of changes`;
  }

  async function inStep() {
    const until = Date.now() + PATIENCE;
    for (let lacks = await whatLacks(); lacks !== null; lacks = await whatLacks()) {
      if (Date.now() > until) throw new Error(`Waited in vain: ${lacks}.`);
      await pause(LOOK_AGAIN);
    }
  }

  await inStep();
  const prices = await bringPrices(db, category);
  return {
    db,
    bucket,
    databases,
    /** Where etcd is. */
    keepers,
    shops,
    services,
    shopUrl,
    inStep,
    prices,
    url: () => url,
    addProduct: (stock: number) => addProduct(db, category, stock),
    letters: () => office.received,
    isPosting: () => office.waiting.size > 0,
    async close() {
      proxy.kill();
      await db.destroy();
      await Promise.all([bucket.close(), office.close()]);
    },
  };
}

/** As whoever copies the files makes them up. */
function secrets(): Values {
  const names = ['PATRONI', 'POSTGRES', 'REPLICATION', 'REWIND', 'DATABASE'];
  const secret = () => randomBytes(24).toString('hex');
  return {
    ...Object.fromEntries(names.map((name) => [`${name}_PASSWORD`, secret()])),
    SECRET_KEY: secret(),
  };
}

async function loadDemo(host: Host) {
  const loading = host.start('demo', inProject(host, ['demo/main.ts', '--products', PRODUCTS]));
  const [code] = await loading.exited;
  if (code !== 0) throw new Error(`The demo was not loaded: the program ended with ${code}.`);
}

async function countListening(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)
    from pg_stat_activity
    where application_name like 'cablaj-listen%'
      and datname = current_database()`.execute(db);
  return rows[0]?.count ?? 0;
}

const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(LOOK) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
