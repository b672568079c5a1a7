import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { uniqueName } from '../../testing/unique-name.ts';
import { findByLogin, findTaken } from '../accounts/queries.ts';
import { connect } from './connect.ts';
import { migrate } from './migrations.ts';

/** A database that knows the upper and lower case of English letters alone. */
async function createEnglishDatabase() {
  const admin = connect(inject('databaseUrl'), { connections: 1 });
  const name = uniqueName('english').replaceAll('-', '_');
  await sql`
    create database ${sql.id(name)}
    template template0
    locale_provider libc
    lc_ctype 'C'
    lc_collate 'C'`.execute(admin);
  await admin.destroy();
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  const db = connect(url.href);
  onTestFinished(() => db.destroy());
  return db;
}

test('a name is the same in capitals whatever the database’s locale, and nobody loses an account over it', async () => {
  const db = await createEnglishDatabase();
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
  expect(await findTaken(db, { username: 'ȘtefaN', email: 'ION@EXAMPLE.MD' })).toEqual({
    username: true,
    email: true,
  });
});
