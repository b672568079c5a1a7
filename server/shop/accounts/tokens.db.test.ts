import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { findTokenOwner, issueToken, revokeAllTokens, revokeToken } from './tokens.ts';

let shop: TestShop;
let ana: number;
let ion: number;
beforeAll(async () => {
  shop = await openTestShop('empty');
  ana = (await shop.register()).user.id;
  ion = (await shop.register()).user.id;
});
afterAll(() => shop.close());

test('a token names its owner, in one question to the database', async () => {
  const token = await issueToken(shop.db, ana, 30);
  expect(await findTokenOwner(shop.db, token)).toBe(ana);
  expect(await shop.countQueries(() => findTokenOwner(shop.db, token))).toBe(1);
  expect(await findTokenOwner(shop.db, `${token}x`)).toBeNull();
});

test('of many at once each is found, in a few questions', async () => {
  const tokens = await Promise.all([ana, ion, ana].map((id) => issueToken(shop.db, id, 30)));
  const asked = [...tokens, 'nobody’s', ...tokens];
  const found: (number | null)[] = [];
  const questions = await shop.countQueries(async () => {
    found.push(...(await Promise.all(asked.map((token) => findTokenOwner(shop.db, token)))));
  });
  expect(found).toEqual([ana, ion, ana, null, ana, ion, ana]);
  expect(questions).toBe(1);
});

test('a token lives as many days as the shop has set', async () => {
  const token = await issueToken(shop.db, ana, 30);
  const age = (days: number) =>
    shop.db
      .updateTable('customer_token')
      .set({ expires_at: sql<Date>`expires_at - make_interval(days => ${days})` })
      .execute();
  await age(29);
  expect(await findTokenOwner(shop.db, token)).toBe(ana);
  await age(1);
  expect(await findTokenOwner(shop.db, token)).toBeNull();
  const { status } = await shop.api('GET', '/accounts/user-data/', { token });
  expect(status).toBe(401);
});

test('the database holds no token that could be used', async () => {
  const token = await issueToken(shop.db, ana, 30);
  const { rows } = await sql`select customer_token::text from customer_token`.execute(shop.db);
  const kept = JSON.stringify(rows);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

test('one token is revoked alone, all of a customer without another customer’s', async () => {
  const [first, second] = [await issueToken(shop.db, ana, 1), await issueToken(shop.db, ana, 1)];
  const other = await issueToken(shop.db, ion, 1);
  const owners = async () => [
    await findTokenOwner(shop.db, first),
    await findTokenOwner(shop.db, second),
    await findTokenOwner(shop.db, other),
  ];
  await revokeToken(shop.db, first);
  expect(await owners()).toEqual([null, ana, ion]);
  await revokeAllTokens(shop.db, ana);
  expect(await owners()).toEqual([null, null, ion]);
});
