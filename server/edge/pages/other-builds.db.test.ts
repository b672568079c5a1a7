import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { connect, type Database } from '../../base/database/connect.ts';
import { forgetFiles, keepFiles } from '../../base/releases/kept-files.ts';
import { createDatabase } from '../../testing/databases.ts';
import { quietErrors } from '../../testing/quiet-errors.ts';
import { builtFiles, filesToKeep } from './built-files.ts';
import { openOtherBuilds } from './other-builds.ts';

const errors = quietErrors();

let db: Database;
let folder: string;
let time = 0;
beforeAll(async () => {
  db = connect(await createDatabase('empty'), { patience: PATIENCE });
  folder = await mkdtemp(join(tmpdir(), 'cablaj-builds-'));
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** A process of a build whose files are called so. */
async function startBuild(...names: string[]) {
  const dir = join(folder, names.join('-'));
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, 'icon.svg'), '<svg/>');
  for (const name of names) await writeFile(join(dir, 'assets', name), `this is ${name};`);
  await keepFiles(db, filesToKeep(dir));
  const app = new Hono();
  app.use(
    builtFiles(
      dir,
      '',
      openOtherBuilds(db, () => time),
    ),
  );
  return async (path: string) => {
    time += 1_000;
    const answer = await app.request(path);
    return answer.status === 200 ? answer.text() : answer.status;
  };
}

test('files of the build before, and of the one that takes over, are there for open pages', async () => {
  const before = await startBuild('a-1.js', 'same.js');
  expect(await before('/assets/a-2.js')).toBe(404);
  const after = await startBuild('a-2.js', 'same.js');
  expect(await after('/assets/a-1.js')).toBe('this is a-1.js;');
  expect(await before('/assets/a-2.js')).toBe('this is a-2.js;');
  expect(await after('/assets/same.js')).toBe('this is same.js;');
  expect(await after('/assets/never.js')).toBe(404);
  const { rows } = await sql<{ path: string; is_left: boolean }>`
    select path, left_at is not null as is_left from built_file order by path`.execute(db);
  expect(rows).toEqual([
    { path: '/assets/a-1.js', is_left: true },
    { path: '/assets/a-2.js', is_left: false },
    { path: '/assets/same.js', is_left: false },
  ]);
});

test('a file is sent with its kind, for ever', async () => {
  const dir = join(folder, 'none');
  await mkdir(dir);
  await keepFiles(db, [{ path: '/assets/s-1.css', body: Buffer.from('a{}') }]);
  const app = new Hono().use(builtFiles(dir, '', openOtherBuilds(db)));
  const answer = await app.request('/assets/s-1.css');
  expect(answer.headers.get('Content-Type')).toContain('text/css');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
});

test('they are kept for a day after the last start of a build without them', async () => {
  await startBuild('b-1.js');
  await startBuild('b-2.js');
  const age = (hours: number) =>
    sql`update built_file set left_at = now() - make_interval(hours => ${hours}) where left_at is not null`.execute(
      db,
    );
  const paths = async () =>
    (
      await sql<{ path: string }>`
        select path from built_file where path like '/assets/b-%' order by path`.execute(db)
    ).rows.map(({ path }) => path);
  await age(23);
  await forgetFiles(db);
  expect(await paths()).toEqual(['/assets/b-1.js', '/assets/b-2.js']);
  await age(25);
  await forgetFiles(db);
  expect(await paths()).toEqual(['/assets/b-2.js']);
  // Put back, it has them again.
  await startBuild('b-1.js');
  await age(25);
  await forgetFiles(db);
  expect(await paths()).toEqual(['/assets/b-1.js']);
});

test('while the database is away a file of another build is missing', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none');
  const other = openOtherBuilds(away);
  expect(await other('/assets/a-1.js')).toBeNull();
  expect(errors()).toHaveBeenCalledOnce();
  await away.destroy();
});
