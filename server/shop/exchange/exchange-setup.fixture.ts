import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { SHOP_ZONE } from '../../../contract/shop-time.ts';
import { Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { saveSetting } from '../../base/settings/save-setting.ts';
import { inShop } from '../../testing/in-shop.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { saveExchangeAccount } from './accounts.ts';
import { decideGroup, listGroups } from './applying/decide-group.ts';
import { placeWaiting } from './applying/place-waiting.ts';
import { isPicture } from './receiving/file-name.ts';
import { type Imported, importFile } from './receiving/import-file.ts';
import { receivePart } from './receiving/receive-file.ts';
import { endRun, openRun, type Run } from './runs.ts';

/** The exchange as its tests use it. */

export const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url));

/** The same file, as 1C wrote it at another moment. */
export const formedAt = (file: Buffer, at: Date) =>
  Buffer.from(
    file
      .toString()
      .replace(
        /ДатаФормирования="[^"]*"/,
        `ДатаФормирования="${at.toLocaleString('sv-SE', { timeZone: SHOP_ZONE }).replace(' ', 'T')}"`,
      ),
  );

/** What was told and heard has been known for some minutes more. */
export async function letPass(db: Database, minutes = 1) {
  const earlier = (column: string) =>
    sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(mins => ${minutes}::integer)`;
  for (const [table, ...columns] of [
    ['exchange_told_line', 'possible_from', 'certain_from'],
    ['exchange_order', 'confirmed_at', 'heard_from'],
    ['exchange_account', 'asked_orders_at'],
    ['customer_order', 'status_since'],
    ['order_parcel', 'sent_at'],
  ] as const) {
    await sql`update ${sql.table(table)} set ${sql.join(columns.map(earlier))}`.execute(db);
  }
}

export const RETAIL = 'c0ab1e60-0000-4000-8000-000000000060';
export const exchangeSettings = {
  priceType: RETAIL,
  warehouses: [],
  titleLanguage: 'script',
  answerEncoding: 'utf-8',
  ordersInContainer: false,
  currencyName: 'MDL',
  mostHiddenPercent: 10,
  statuses: [],
};

export const setExchange = (db: Database, changed: object = {}) =>
  inShop(db, (changing) =>
    saveSetting(changing, 'exchange', { input: { ...exchangeSettings, ...changed } }),
  );

export const PASSWORD = 'schimb-bun-1';

export async function addAccount(db: Database, name = '1c') {
  const id = await saveExchangeAccount(db, 'console', { name, password: PASSWORD });
  if (id instanceof Refused) throw id;
  return id;
}

/** One run that brings these files, without HTTP. */
export async function bring(
  { shop }: Pick<TestShop, 'shop'>,
  accountId: number,
  files: Record<string, Uint8Array>,
) {
  const { db } = shop;
  const run = await begin(db, accountId);
  for (const [name, content] of Object.entries(files)) {
    await receivePart(db, run.id, name, Buffer.from(content));
    if (isPicture(name)) continue;
    const done = await importToEnd(shop, run, name);
    if (done.kind !== 'success') throw new Error(`${name}: ${JSON.stringify(done)}`);
  }
  await endRun(db, run.id, 'done');
  return run;
}

/** Asks, as 1C does, for as long as it hears of progress: machines differ in how fast they are. */
export async function importToEnd(...asked: Parameters<typeof importFile>): Promise<Imported> {
  for (;;) {
    const done = await importFile(...asked);
    if (done.kind !== 'progress') return done;
  }
}

export async function begin(db: Database, accountId: number): Promise<Run> {
  const opened = await openRun(db, accountId, 'catalogue');
  if ('kind' in opened) throw new Error('another run is under way');
  return opened.run;
}

/** As somebody who wants the tree of 1C beside the shop's own. */
export async function takeGroups(db: Database) {
  const groups = await listGroups(db);
  for (const { id, version, title } of groups) {
    if (title.includes(' › ')) continue;
    await inShop(db, (changing) =>
      decideGroup(changing, id, { input: { create: true }, seen: version }),
    );
  }
  await placeWaiting(db);
}

/** What of the shop 1C has a say in, as people see it. */
export async function readShop(db: Database) {
  const { rows } = await sql<Record<string, unknown>>`
    select
      product.code,
      product.title_ro,
      product.title_ru,
      product.price,
      product.state,
      product.unit,
      stock.for_sale as stock,
      category.title_ru as category
    from product
    inner join stock on stock.product_id = product.id
    inner join category on category.id = product.category_id
    order by product.id`.execute(db);
  return rows;
}

export async function readWaitingReasons(db: Database) {
  const { rows } = await sql<{ kind: string; title: string; reason: string }>`
    select kind, title, reason
    from exchange_waiting
    where state = 'waiting'
      and reason not in ('product-waits', 'group-not-sold')
    order by kind desc, title`.execute(db);
  return rows.map(({ kind, title, reason }) => `${kind} ${title}: ${reason}`);
}
