import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { loadDemo } from '../demo/load-demo.ts';
import { change } from '../server/base/changes/change.ts';
import { Refused } from '../server/base/changes/refused.ts';
import { connect } from '../server/base/database/connect.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { migrate } from '../server/base/database/migrations.ts';
import { saveExchangeAccount } from '../server/shop/exchange/accounts.ts';
import { saveLinks } from '../server/shop/exchange/applying/external-links.ts';
import { notePlaced, saveWaiting } from '../server/shop/exchange/applying/waiting-list.ts';
import { sendCatalogue } from '../server/shop/exchange/client/client-1c.ts';
import { setExchange } from '../server/shop/exchange/exchange-setup.fixture.ts';
import {
  MADE_UP_PRICE_TYPE,
  MADE_UP_WAREHOUSE,
  madeUpId,
  madeUpOffers,
  madeUpPrice,
  madeUpStock,
} from '../server/shop/exchange/made-up-package.fixture.ts';
import { openWatchedShop, watch } from './watched-process.ts';

/**
 * How long the shop takes over new prices and stock of its whole catalogue, sent as 1C sends them;
 * and that the same package again writes nothing. `--check` fails the run when a budget is broken;
 * `--products` says how large the catalogue is.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
  },
});
const PRODUCTS = Number(options.products);
/** Of a catalogue of 100,000; of a smaller one its share, and a little for beginning. */
const MOST_SECONDS = 60;
const most = Math.min(MOST_SECONDS, 5 + (MOST_SECONDS * PRODUCTS) / 100_000);

const account = { name: 'bench', password: 'schimb-de-probă' };
const broken: string[] = [];
const note = (name: string, value: number, unit: string, limit: number) => {
  console.log(`${name}: ${value.toFixed(1)} ${unit} (at most ${limit.toFixed(1)})`);
  if (value > limit) broken.push(name);
};

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-exchange-'));
const server = await startEmbedded({ dataDir, throwaway: true });
const db = connect(server.url, { connections: 2, patience: 600_000 });
try {
  await migrate(db);
  console.log(`Loading ${PRODUCTS} products …`);
  await loadDemo(db, { products: PRODUCTS, dataDir: null });
  const ids = await knowProducts();
  await sql`vacuum analyze`.execute(db);
  const shop = await openWatchedShop(server.url, dataDir);
  try {
    await run(`${shop.url}/1c_exchange`, ids);
    const { mostMemory } = await watch(shop);
    console.log(`memory of the shop at most: ${(mostMemory / 2 ** 20).toFixed(0)} MiB`);
  } finally {
    await shop.stop();
  }
} finally {
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const name of broken) console.log(`over its budget: ${name}`);
if (options.check && broken.length > 0) process.exitCode = 1;

async function run(url: string, ids: number[]) {
  const first = madeUpOffers(ids);
  console.log(`${(first.length / 2 ** 20).toFixed(1)} MiB of offers`);
  const send = async (content: Buffer) => {
    const start = performance.now();
    await sendCatalogue({ url, ...account }, [['offers0_1.xml', content]]);
    return (performance.now() - start) / 1000;
  };
  note(`${PRODUCTS} new prices and stocks`, await send(first), 's', most);
  note('not taken over', await countOthers(), 'offers', 0);
  const after = await written();
  note('the same again', await send(first), 's', most);
  const again = await written();
  const more = Object.keys(again) as (keyof typeof again)[];
  const rows = more.reduce((all, name) => all + again[name] - after[name], 0);
  note('written by the same again', rows, 'rows', 0);
}

/** Products that are sold at another price, or in another number, than 1C has said. */
async function countOthers(): Promise<number> {
  const products = await db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['id', 'price', 'for_sale'])
    .execute();
  return products.filter(
    ({ id, price, for_sale }) => price !== madeUpPrice(id) || for_sale !== madeUpStock(id),
  ).length;
}

async function written() {
  const { rows } = await sql<{ prices: number; moves: number; audit: number; version: number }>`
    select
      (select count(*) from product_price) as prices,
      (select count(*) from stock_movement) as moves,
      (select count(*) from audit_entry) as audit,
      (select version from catalogue_version) as version`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('nothing was counted');
  return counted;
}

/** As if 1C had brought them: each with its link, and with what it was made of. */
async function knowProducts() {
  const saved = await saveExchangeAccount(db, 'console', account);
  if (saved instanceof Refused) throw saved;
  await setExchange(db, { priceType: MADE_UP_PRICE_TYPE });
  const products = await db
    .selectFrom('product')
    .select(['id', 'title_ro', 'title_ru', 'code', 'specifications'])
    .orderBy('id')
    .execute();
  const { id: warehouse } = await db
    .selectFrom('warehouse')
    .select('id')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const linked = await change(db, 'console', async ({ trx }) => {
    await saveLinks(trx, 'warehouse', [
      {
        external_id: MADE_UP_WAREHOUSE,
        local_id: warehouse,
        given: { title: 'Склад' },
      },
    ]);
    for (let at = 0; at < products.length; at += 5_000) {
      const some = products.slice(at, at + 5_000);
      const ids = some.map(({ id }) => madeUpId(id));
      await saveLinks(
        trx,
        'product',
        some.map(({ id, ...given }) => ({
          external_id: madeUpId(id),
          local_id: id,
          given: { ...given, state: 'active', is_deleted: false, has_price: true, factor: 1 },
        })),
      );
      await saveWaiting(
        trx,
        'product',
        some.map((product) => ({
          external_id: madeUpId(product.id),
          reason: 'no-price',
          title: product.title_ru,
          body: product,
          proposed_id: null,
          said_at: '',
        })),
      );
      await notePlaced(trx, ids);
    }
  });
  if (linked instanceof Refused) throw linked;
  return products.map(({ id }) => id);
}
