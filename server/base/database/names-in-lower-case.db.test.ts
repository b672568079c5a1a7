import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { findByLogin, findTaken } from '../../shop/accounts/queries.ts';
import { updateAccount } from '../../shop/accounts/update-account.ts';
import { createEnglishDatabase } from '../../testing/databases.ts';
import { readConfig } from '../config/config.ts';
import { loadSettings } from '../settings/settings.ts';
import { connect } from './connect.ts';
import { migrate } from './migrations.ts';

test('a name is the same in capitals whatever the database’s locale, and nobody loses an account over it', async () => {
  const db = connect(await createEnglishDatabase());
  onTestFinished(() => db.destroy());
  await migrate(db, '0012-popularity');
  for (const [username, email] of [
    ['Ștefan', 'Stefan@Example.md'],
    ['ștefan', 'alt@example.md'],
    ['ion', 'ion@example.md'],
  ]) {
    await sql`
      insert into customer (username, email, phone, password_hash, is_juridical, locale)
      values (${username}, ${email}, '+373-69-123-456', 'x', false, 'ro')`.execute(db);
  }
  await migrate(db);
  const idOf = async (login: string) => (await findByLogin(db, login))?.id;
  // The first one keeps the name; the second signs in by e-mail.
  expect(await idOf('ȘTEFAN')).toBe(1);
  expect(await idOf('STEFAN@example.md')).toBe(1);
  expect(await idOf('ALT@example.md')).toBe(2);
  expect(await idOf('ION')).toBe(3);
  // Who shares a name may still change everything else.
  const settings = await loadSettings(db);
  const moved = await updateAccount(
    { db, config: readConfig({}), settings: () => settings },
    { username: 'ștefan', email: 'alt@example.md', city: 'Bălți' },
    { customerId: 2, token: '', address: '127.0.0.1', locale: 'ro' },
  );
  expect(moved).toMatchObject({ city: 'Bălți' });
  expect(await idOf('ștefan')).toBe(1);
  expect(await findTaken(db, { username: 'ȘtefaN', email: 'ION@EXAMPLE.MD' })).toEqual({
    username: true,
    email: true,
  });
});
