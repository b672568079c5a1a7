import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { databaseTime } from '../../testing/database-time.ts';
import { createDatabase } from '../../testing/databases.ts';
import { connect, type Database } from '../database/connect.ts';
import { countAttempt, forgetAttempts } from './limit-attempts.ts';

const limit = { attempts: 3, minutes: 15 };
let db: Database;
beforeAll(async () => {
  db = connect(await createDatabase('empty'), { patience: PATIENCE });
});
afterAll(() => db.destroy());

const isRefused = async (subject: string) => (await countAttempt(db, subject, limit)) !== null;

test('the attempt after the last allowed one is refused, with the time to wait', async () => {
  const began = await databaseTime(db);
  const outcomes = [];
  for (let i = 0; i < 5; i++) outcomes.push(await countAttempt(db, 'test:waiting', limit));
  const passed = ((await databaseTime(db)) - began) / 1000;
  expect(outcomes.slice(0, 3)).toEqual([null, null, null]);
  for (const outcome of outcomes.slice(3)) {
    const { seconds = 0 } = { seconds: undefined, ...outcome?.refusal };
    expect(seconds).toBeGreaterThanOrEqual(15 * 60 - passed);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  }
});

test('attempts of others do not count', async () => {
  for (let i = 0; i < 4; i++) await countAttempt(db, 'test:busy', limit);
  expect(await isRefused('test:busy')).toBe(true);
  expect(await isRefused('test:calm')).toBe(false);
});

test('counting starts anew when the time is over', async () => {
  for (let i = 0; i < 4; i++) await countAttempt(db, 'test:later', limit);
  await db
    .updateTable('attempt')
    .set({ resets_at: sql<Date>`now() - interval '1 second'` })
    .where('subject', '=', 'test:later')
    .execute();
  const outcomes = [];
  for (let i = 0; i < 4; i++) outcomes.push(await isRefused('test:later'));
  expect(outcomes).toEqual([false, false, false, true]);
});

test('of many attempts at once no more pass than the limit says', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => isRefused('test:parallel')));
  expect(outcomes.filter((refused) => !refused)).toHaveLength(3);
});

test('forgotten attempts give the whole limit back', async () => {
  for (let i = 0; i < 4; i++) await countAttempt(db, 'test:forgiven', limit);
  await forgetAttempts(db, 'test:forgiven');
  expect(await isRefused('test:forgiven')).toBe(false);
});
