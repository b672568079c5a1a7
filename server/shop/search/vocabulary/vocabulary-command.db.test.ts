import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../../base/database/connect.ts';
import { createDatabase } from '../../../testing/databases.ts';
import { readVocabularyRows } from './queries.ts';
import { readTradeVocabulary } from './read-vocabulary.ts';

const command = fileURLToPath(new URL('./vocabulary-command.ts', import.meta.url));
const execute = promisify(execFile);

let folder: string;
let url: string;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cablaj-vocabulary-'));
  url = await createDatabase('empty');
  db = connect(url);
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  execute(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
  });

test('what is printed may be loaded again, and nothing is lost', async () => {
  const { stdout: output } = await run('load');
  const shipped = await readTradeVocabulary();
  expect(output).toContain(`${shipped.synonyms.length} spellings`);
  const loaded = await readVocabularyRows(db);
  expect(loaded.synonyms).toEqual(shipped.synonyms);

  const { stdout } = await run('print');
  const [synonyms = '', equivalents = ''] = stdout.split('# Equivalents');
  const files = [join(folder, 'synonyms.txt'), join(folder, 'equivalents.txt')];
  await writeFile(files[0] ?? '', synonyms);
  await writeFile(files[1] ?? '', equivalents);
  await run('load', ...files);
  expect(await readVocabularyRows(db)).toEqual(loaded);
});

test('a catalogue that lacks what is meant is told so', async () => {
  const { stdout } = await run('load');
  expect(stdout).toContain('The catalogue has nothing for: mark=VVG-P, ');
  expect(stdout).toContain('These wait until it does.');
});

test.each([[[]], [['sing']], [['load', 'one-file.txt']]])(
  'asked for %j it says how it is used, and changes nothing',
  async (args) => {
    const before = await readVocabularyRows(db);
    await expect(run(...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: npm run vocabulary'),
    });
    expect(await readVocabularyRows(db)).toEqual(before);
  },
);
