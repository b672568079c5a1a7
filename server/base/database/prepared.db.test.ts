import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findTokenOwner } from '../../shop/accounts/tokens.ts';
import { readCardRows } from '../../shop/catalogue/card-queries.ts';
import { linkedBySlug, productBySlug } from '../../shop/catalogue/product-queries.ts';
import { demoShop } from '../../testing/demo-shop.ts';
import { connect, type Database } from './connect.ts';
import { asPrepared } from './prepared.ts';

const { url } = await demoShop();
let db: Database;
// One connection, so that every query meets the plans of those before.
beforeEach(() => {
  db = connect(url, { connections: 1 });
});
afterEach(() => db.destroy());

/** How often each plan was run, by the name of its query. */
async function plansRun() {
  const { rows } = await sql<{ name: string; runs: number }>`
    select name, generic_plans + custom_plans as runs
    from pg_prepared_statements`.execute(db);
  return Object.fromEntries(rows.map(({ name, runs }) => [name, runs]));
}

/** How the connection would run a query that it has planned. */
async function planOf(query: string) {
  const explain = sql<{ 'QUERY PLAN': string }>`explain execute ${sql.raw(query)}`;
  const { rows } = await explain.execute(db);
  return rows.map((line) => line['QUERY PLAN']).join('\n');
}

const someToken = 'a-token-that-nobody-has';

test('what every visit asks is planned once and answered many times', async () => {
  const products = await db.selectFrom('product').select('slug').limit(3).execute();
  for (const { slug } of products)
    expect((await productBySlug(db, slug).executeTakeFirst())?.slug).toBe(slug);
  for (const { slug } of products) await linkedBySlug(db, slug).execute();
  expect(await readCardRows(db, [1, 2])).toHaveLength(2);
  expect(await readCardRows(db, [3])).toHaveLength(1);
  expect(await findTokenOwner(db, someToken)).toBeNull();
  expect(await plansRun()).toEqual({
    'product by slug': 3,
    'linked cards by slug': 3,
    'cards by id': 2,
    'token owners': 1,
  });
});

test('a transaction uses the plans of its connection', async () => {
  await readCardRows(db, [1]);
  await db.transaction().execute((tx) => readCardRows(tx, [2]));
  expect(await plansRun()).toEqual({ 'cards by id': 2 });
});

test('what is read again and again is planned no more, a single card neither', async () => {
  for (let read = 0; read < 12; read += 1) {
    await productBySlug(db, 'nym').execute();
    await linkedBySlug(db, 'nym').execute();
    expect(await readCardRows(db, [1])).toHaveLength(1);
    await findTokenOwner(db, someToken);
  }
  const { rows } = await sql`
    select name, custom_plans
    from pg_prepared_statements
    order by name`.execute(db);
  // PostgreSQL tries five plans of its own before it keeps one.
  expect(rows).toEqual(
    ['cards by id', 'linked cards by slug', 'product by slug', 'token owners'].map((name) => ({
      name,
      custom_plans: 5,
    })),
  );
});

test('a query without a name leaves nothing behind', async () => {
  await db.selectFrom('product').select('title_ro').where('id', '=', 1).execute();
  expect(await plansRun()).toEqual({});
});

test('a plan for any slug, any cards and any token goes by the index', async () => {
  await sql`set plan_cache_mode = force_generic_plan`.execute(db);
  await productBySlug(db, 'nym').execute();
  await linkedBySlug(db, 'nym').execute();
  await readCardRows(db, [1]);
  await findTokenOwner(db, someToken);
  for (const [query, index] of [
    [`"product by slug"('nym')`, 'product_slug_key'],
    [`"linked cards by slug"('nym')`, 'product_slug_key'],
    [`"cards by id"(array[1, 2])`, 'product_pkey'],
    [`"token owners"(array['\\x00'::bytea])`, 'customer_token_pkey'],
  ] as const) {
    const plan = await planOf(query);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  }
});

test('two texts under one name are never mixed up', async () => {
  await findTokenOwner(db, someToken);
  const other = db.selectFrom('product').modifyFront(asPrepared('token owners')).select('id');
  expect(await other.where('id', '=', 1).execute()).toEqual([{ id: 1 }]);
  await findTokenOwner(db, someToken);
  expect(Object.values(await plansRun()).toSorted()).toEqual([1, 2]);
});
