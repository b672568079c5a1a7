import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';
import {
  addAccount,
  bring,
  readShop,
  readWaitingReasons,
  sample,
  setExchange,
  takeGroups,
} from '../exchange-setup.fixture.ts';
import { asNew, candidatesOf, formedOf } from './candidates.ts';
import { decideWaiting } from './decide-waiting.ts';

let shop: TestShop;
let account: number;
let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
const clemma = 'Clemă de capăt 25 mm²';
const files = {
  // One of ours has this code already.
  'import0_1.xml': Buffer.from(sample('import0_1.xml').toString().replace('SOC-16-01', 'c-2')),
  'offers0_1.xml': sample('offers0_1.xml'),
};

beforeAll(async () => {
  shop = await openTestShop('empty');
  small = await writeSmallCatalogue(shop.db);
  await setExchange(shop.db);
  account = await addAccount(shop.db);
  await bring(shop, account, files);
  await takeGroups(shop.db);
});
afterAll(() => shop.close());

/** What comes of this, of which nothing stays. */
async function undone<Done>(work: (trx: Trx) => Promise<Done>): Promise<Done> {
  const trx = await shop.db.startTransaction().execute();
  const done = await work(trx);
  await trx.rollback().execute();
  return done;
}

async function decide(title: string, input: object, seen?: number) {
  const { id, version } = await shop.db
    .selectFrom('exchange_waiting')
    .select(['id', 'version'])
    .where('kind', '=', 'product')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return change(shop.db, 'staff:1', (changing) =>
    decideWaiting(changing, id, { input, seen: seen ?? version }),
  );
}

const refused = async (...given: Parameters<typeof decide>) => {
  const before = await catalogueFingerprint(shop.db);
  const done = await decide(...given);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  return done instanceof Refused ? done.refusal : null;
};

test('a product whose code is ours already is not doubled: people are asked', async () => {
  const waiting = await shop.db
    .selectFrom('exchange_waiting')
    .select(['reason', 'proposed_id'])
    .where('state', '=', 'waiting')
    .execute();
  expect(waiting).toContainEqual(
    expect.objectContaining({ reason: 'same-code', proposed_id: small.otherId }),
  );
  expect((await readShop(shop.db)).filter(({ code }) => /^c-2$/i.test(String(code)))).toHaveLength(
    1,
  );
});

test('a decision names what there is, and one thing alone', async () => {
  expect(await refused(clemma, { category_id: 999_999 })).toMatchObject({ kind: 'invalid' });
  expect(await refused(clemma, { product_id: 999_999 })).toMatchObject({ kind: 'invalid' });
  expect(await refused(clemma, { ignore: true, price: 1 })).toMatchObject({ kind: 'invalid' });
  expect(await refused(clemma, { ignore: true }, 77)).toMatchObject({ kind: 'conflict' });
});

test('what waited is as old as 1C wrote it, by our clock, or as it has waited', async () => {
  const stamped = Date.parse('2026-11-17T10:00:00+02:00');
  const formed = (offers: object) =>
    undone(async (trx) => {
      await trx.updateTable('exchange_waiting').set(offers).where('kind', '=', 'offer').execute();
      // 1C's clock is ten minutes ahead.
      await sql`update exchange_file set stamped_at = received_at + interval '10 minutes'`.execute(
        trx,
      );
      const waiting = await trx
        .selectFrom('exchange_waiting')
        .selectAll()
        .where('title', '=', 'Розетка 16А с заземлением')
        .where('kind', '=', 'product')
        .execute();
      return formedOf(trx, await candidatesOf(trx, waiting.map(asNew)));
    });
  const { since } = await formed({ said_at: '2026-11-17T10:00:00' });
  expect(since).toBe(stamped - 10 * 60_000 - 1_000);
  const unstamped = await formed({ said_at: '', since: new Date(stamped) });
  expect(unstamped.since).toBe(stamped);
});

test('linked by hand it keeps our words and has the price and stock of 1C', async () => {
  await decide('Розетка 16А с заземлением', { product_id: small.otherId });
  expect((await readShop(shop.db)).find(({ code }) => code === 'C-2')).toMatchObject({
    title_ro: 'Cablu doi',
    price: 46_50,
    stock: 85,
  });
  expect(await refused(clemma, { product_id: small.otherId })).toMatchObject({ kind: 'invalid' });
});

test('with a category it is sold, and the decision holds for the next run', async () => {
  await decide(clemma, { category_id: small.categories.sockets });
  expect((await readShop(shop.db)).find(({ code }) => code === 'CL-25')).toMatchObject({
    price: 8_75,
    stock: 0,
    state: 'active',
  });
  const before = await catalogueFingerprint(shop.db);
  await bring(shop, account, files);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('what is not sold here is asked about no more', async () => {
  await decide('Провод ПВС 3х1,5', { ignore: true });
  await bring(shop, account, files);
  expect(await readWaitingReasons(shop.db)).toEqual([
    'offer Товар, которого нет в каталоге: no-product',
  ]);
});

test('people read what waits and what ran, and decide, through their own calls', async () => {
  const owner = await addStaff(shop.shop);
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    shop.api(method, `/staff/exchange/${path}`, {
      headers: owner.headers,
      ...(body && { body }),
    });
  const runs = await call('GET', 'runs/');
  expect([runs.status, runs.json.results[0]]).toMatchObject([
    200,
    { kind: 'catalogue', state: 'done', objects: expect.any(Number) },
  ]);
  const { results } = (await call('GET', 'waiting/')).json;
  expect(results).toMatchObject([{ kind: 'offer', reason: 'no-product' }]);
  const { id, version } = await shop.db
    .selectFrom('exchange_waiting')
    .select(['id', 'version'])
    .where('title', '=', 'Провод ПВС 3х1,5')
    .where('kind', '=', 'product')
    .executeTakeFirstOrThrow();
  const decide = (seen: number, decision: object) =>
    call('POST', `waiting/${id}/decide/`, { version: seen, decision });
  expect((await decide(version + 1, { ignore: true })).status).toBe(409);
  expect((await decide(version, { category_id: 999_999 })).status).toBe(400);
  expect(await decide(version, { category_id: small.categories.sockets })).toMatchObject({
    status: 200,
    json: { outcomes: [{ outcome: 'waiting', reason: 'no-price' }] },
  });
});
