import pg from 'pg';
import { loadDemo } from '../demo/load-demo.ts';
import { progressBar } from '../demo/progress-bar.ts';
import { createApp } from '../server/app.ts';
import { change } from '../server/base/changes/change.ts';
import { readConfig } from '../server/base/config/config.ts';
import { connect } from '../server/base/database/connect.ts';
import { migrate } from '../server/base/database/migrations.ts';
import { saveSetting } from '../server/base/settings/save-setting.ts';
import { listenOn } from '../server/edge/http/listen-on.ts';
import { openShop } from '../server/open-shop.ts';

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>;

/**
 * The whole shop with so many demo products, on a database of its own, served on loopback. One that
 * an earlier run filled to the end is taken as it is.
 */
export async function openBenchShop(serverUrl: string, dataDir: string, products: number) {
  let queries = 0;
  const url = databaseOf(serverUrl, products);
  const isFilled = await makeRoom(serverUrl, nameOf(url));
  const db = connect(url, { onQuery: () => queries++ });
  await migrate(db);
  if (!isFilled) {
    const bar = progressBar(`Loading ${products} products`);
    await loadDemo(db, { products, dataDir: null, onProgress: (_, share) => bar(share) });
    // One customer places all the orders, is told of each, and pays for none of them.
    await change(db, 'console', async (changing) => {
      await saveSetting(changing, 'orders_per_hour', { input: 100_000 });
      await saveSetting(changing, 'other_address_mails_per_hour', { input: 100_000 });
      await saveSetting(changing, 'new_account_unpaid', { input: 100_000_000 });
    });
    // A running shop is vacuumed in the background.
    await command(url, 'vacuum analyze');
    await command(url, `comment on database ${nameOf(url)} is '${FILLED}'`);
  }

  const { shop } = await openShop(db, readConfig({ DATA_DIR: dataDir, TRUST_PROXY: '1' }));
  const server = await listenOn(createApp(shop), { host: '127.0.0.1', port: 0 });
  return {
    shop,
    db,
    url: `http://127.0.0.1:${server.port}/api`,
    queries: () => queries,
    async close() {
      await server.close();
      await db.destroy();
    },
  };
}

/** Where the catalogue of so many products is. */
export function databaseOf(serverUrl: string, products: number): string {
  const url = new URL(serverUrl);
  url.pathname = `/bench_${products}`;
  return url.href;
}

/** A copy of it beside it, for another version: each writes into tables and indexes of its own. */
export async function copyOf(serverUrl: string, products: number): Promise<string> {
  const url = databaseOf(serverUrl, products);
  const copy = `${url}_copy`;
  await command(serverUrl, `drop database if exists ${nameOf(copy)}`);
  await command(serverUrl, `create database ${nameOf(copy)} template ${nameOf(url)}`);
  return copy;
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

const FILLED = 'filled';

/** Whether the database is there and was filled; else there is an empty one now. */
async function makeRoom(serverUrl: string, name: string): Promise<boolean> {
  const { rows } = await command(
    serverUrl,
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = '${name}'`,
  );
  if (rows[0]?.mark === FILLED) return true;
  await command(serverUrl, `drop database if exists ${name}`);
  await command(serverUrl, `create database ${name}`);
  return false;
}

/** On a connection of its own, which takes the time it needs. */
async function command(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
