import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../base/database/connect.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { addAccount, begin, importToEnd, readShop, setExchange } from './exchange-setup.fixture.ts';
import { MADE_UP_PRICE_TYPE, madeUpGoods, madeUpOffers } from './made-up-package.fixture.ts';
import { receivePart } from './receiving/receive-file.ts';

/** So often two at once are killed. */
const TIMES = 5;
const PARTS = 3;
const numbersOf = (part: number) => Array.from({ length: 5 }, (_, at) => part * 5 + at + 1);
const parts = Array.from({ length: PARTS }, (_, part) => part);
const files: [string, Buffer][] = [
  ...parts.map((part): [string, Buffer] => [`import${part}.xml`, madeUpGoods(numbersOf(part))]),
  ...parts.map((part): [string, Buffer] => [`offers${part}.xml`, madeUpOffers(numbersOf(part))]),
  ...parts.map((part): [string, Buffer] => [`prices${part}.xml`, madeUpOffers(numbersOf(part), 2)]),
];

/** What a shop has of it, and how often each thing was written. */
async function outcomeOf(db: Database) {
  const { rows } = await sql`
    select
      (select count(*) from product_price) as prices,
      (select count(*) from stock_movement) as movements,
      (select count(*) from audit_entry where actor = 'exchange') as audit,
      (select count(*) from external_link) as links,
      (select count(*) from exchange_waiting where state = 'waiting') as waiting,
      (select count(*) from exchange_object where outcome is null) as unread`.execute(db);
  return { shop: await readShop(db), written: rows };
}

async function prepared() {
  const shop = await openTestShop('empty');
  await setExchange(shop.db, { priceType: MADE_UP_PRICE_TYPE });
  const run = await begin(shop.db, await addAccount(shop.db));
  for (const [name, content] of files) await receivePart(shop.db, run.id, name, content);
  return { shop, run };
}

const file = fileURLToPath(new URL('./import-process.fixture.ts', import.meta.url));

/** Begins to import, and is killed after so many queries; answers with how it ended. */
async function killedAfter(dieAfter: number, { shop, run }: Awaited<ReturnType<typeof prepared>>) {
  const importing = { run, dieAfter, files: files.map(([name]) => name) };
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      DATABASE_URL: shop.url,
      DATA_DIR: shop.shop.config.dataDir,
      IMPORTING: JSON.stringify(importing),
    },
    stdio: 'inherit',
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}

test('killed ten times at any moment, an import comes to the same as one left in peace', async () => {
  const quiet = await prepared();
  const queries = await quiet.shop.countQueries(async () => {
    for (const [name] of files) {
      expect(await importToEnd(quiet.shop.shop, quiet.run, name)).toEqual({ kind: 'success' });
    }
  });
  const disturbed = await prepared();
  const { shop, run } = disturbed;
  // Each goes a part of the way, so that there is always something left.
  const moment = () => 1 + Math.floor((Math.random() * queries) / TIMES / 2);
  const moments = Array.from({ length: TIMES }, () => [moment(), moment()]);
  for (const pair of moments) {
    const ends = pair.map((dieAfter) => killedAfter(dieAfter, disturbed));
    expect([pair, await Promise.all(ends)]).toEqual([pair, ['SIGKILL', 'SIGKILL']]);
  }
  for (const [name] of files) {
    // The connection of the last one may take a moment to be noticed as dead.
    expect(await importToEnd(shop.shop, run, name)).toEqual({ kind: 'success' });
  }
  expect([moments, await outcomeOf(shop.db)]).toEqual([moments, await outcomeOf(quiet.shop.db)]);
  await quiet.shop.close();
  await shop.close();
});
