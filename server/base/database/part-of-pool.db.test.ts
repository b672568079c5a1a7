import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { createDatabase } from '../../testing/databases.ts';
import { connectInParts, type Database } from './connect.ts';

let url: string;
beforeAll(async () => {
  url = await createDatabase('bare');
});
const opened: Database[] = [];
afterEach(() => void vi.useRealTimers());
afterAll(() => Promise.all(opened.map((db) => db.destroy())));

function open(connections: number) {
  const parts = connectInParts(url, { connections, patience: PATIENCE });
  opened.push(parts.db);
  return parts;
}

/** Holds a connection until it is let go. */
function keepBusy(db: Database) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: held, resolve: tell } = Promise.withResolvers<void>();
  const done = db.connection().execute(() => {
    tell();
    return promise;
  });
  return { held, letGo: () => [resolve(), done][1] };
}

const one = (db: Database) => sql<{ one: number }>`select 1 as one`.execute(db);

test('however many read, whoever writes finds a connection', async () => {
  const { db, reading } = open(5);
  const readers = Array.from({ length: 3 }, () => keepBusy(reading));
  await Promise.all(readers.map(({ held }) => held));
  let isRead = false;
  const fourth = one(reading).then(() => {
    isRead = true;
  });
  for (let order = 0; order < 10; order += 1) await one(db);
  expect(isRead).toBe(false);
  await readers[0]?.letGo();
  await fourth;
  await Promise.all(readers.map(({ letGo }) => letGo()));
});

test('a reading that fails gives its place back', async () => {
  const { reading } = open(1);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(sql`select no_such_column`.execute(reading)).rejects.toThrow('no_such_column');
  }
  expect((await one(reading)).rows).toEqual([{ one: 1 }]);
});

test('who waits too long for a reading hears that the database is not to be had', async () => {
  const { reading, state } = open(1);
  const reader = keepBusy(reading);
  await reader.held;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = expect(one(reading)).rejects.toThrow('timeout exceeded');
  while (state().waiting === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(PATIENCE);
  await refused;
  vi.useRealTimers();
  await reader.letGo();
  expect((await one(reading)).rows).toEqual([{ one: 1 }]);
});
