import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ShopProcess, startShop } from '../e2e/shop-process.ts';
import { connect, type Database } from '../server/base/database/connect.ts';
import { findPostmaster, shutDown } from '../server/base/database/embedded/postmaster.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { addProduct, prepareSelling } from './goods-on-trial.ts';
import { interruption } from './wait-for.ts';

export type ShopOnTrial = Awaited<ReturnType<typeof openShopOnTrial>>;
export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

/** Seconds for which the shop waits for its database: less than a trial keeps it away. */
const DATABASE_PATIENCE = '3';

type Kind = {
  /** The one built of these sources, unless another is named. */
  program?: string;
  env?: Record<string, string>;
};

/**
 * An empty shop with PostgreSQL and post office of its own, below a folder. It is broken from
 * outside alone: we are no member of its PostgreSQL, or we would be the ones who start it again.
 */
export async function openShopOnTrial(dataDir: string, { program, env: own }: Kind = {}) {
  const offices = [await openPostOffice()];
  const running: ShopProcess[] = [];
  let deaths = 0;
  let db: Database | undefined;
  const cluster = join(dataDir, 'postgres', 'cluster');
  const [{ url: smtpUrl }] = offices as [PostOffice];
  const smtpPort = Number(new URL(smtpUrl).port);

  async function start() {
    const env = { DEMO: '0', DATABASE_PATIENCE, LOG_LEVEL: 'warn', SMTP_URL: smtpUrl, ...own };
    const shop = await startShop(dataDir, env, interruption, program);
    running.push(shop);
  }

  /** The first of those that run. */
  function take(): ShopProcess {
    const shop = running.shift();
    if (!shop) throw new Error('No shop runs.');
    return shop;
  }

  async function close() {
    try {
      await db?.destroy();
      await Promise.all(running.map((shop) => shop.stop()));
    } finally {
      // What a shop that was killed has left running.
      await shutDown(cluster);
    }
    await Promise.all(offices.map((office) => office.close()));
  }

  try {
    await start();
    db = connect(own?.DATABASE_URL ?? (await embeddedUrl(dataDir)), {
      connections: 3,
      // What it counts of a large shop takes longer than a shop may take for anything.
      patience: 120_000,
    });
    const category = await prepareSelling(db);
    return {
      db,
      start,
      close,
      /** Another one each time, where several run. */
      url: at(running),
      async kill() {
        deaths += 1;
        await take().kill();
      },
      stop: () => take().stop(),
      /** How often a process was killed. */
      deaths: () => deaths,
      postmaster: () => findPostmaster(cluster).server,
      addProduct: (stock: number) => addProduct(db as Database, category, stock),
      letters: () => offices.flatMap(({ received }) => received),
      isPosting: () => offices.some(({ waiting }) => waiting.size > 0),
      closePost: () => offices.at(-1)?.close(),
      async openPost(beforeAnswer?: () => Promise<unknown>) {
        offices.push(
          await openPostOffice({ port: smtpPort, ...(beforeAnswer && { beforeAnswer }) }),
        );
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function at(running: ShopProcess[]) {
  let turn = 0;
  return () => {
    turn += 1;
    return running[turn % running.length]?.url ?? null;
  };
}

async function embeddedUrl(dataDir: string) {
  const read = async (name: string) =>
    (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim();
  return `postgres://cablaj:${await read('password')}@127.0.0.1:${await read('port')}/cablaj`;
}
