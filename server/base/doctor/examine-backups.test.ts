import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { examineBackups } from './examine-backups.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cablaj-backups-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const info = () => join(dir, 'info.json');

async function said(now: string, more: Record<string, string> = {}) {
  const config = readConfig({ BACKUP_DIR: dir, ...more });
  const found = await examineBackups(config, Date.parse(now));
  return Object.fromEntries(found.map(({ about, state, says }) => [about, `${state}: ${says}`]));
}

test('no back-up and no trial of one is said, with what to do', async () => {
  const found = await said('2026-11-19T12:00:00Z');
  expect(found['back-up']).toMatch(/^doubtful: .*npm run backup/);
  expect(found.restore).toMatch(/^doubtful: .*--prove/);
});

test('a back-up of the last night and a trial of this month are well, older ones are not', async () => {
  await mkdir(join(dir, '2026-11-19T03-20-11.123Z'));
  await writeFile(
    join(dir, 'proved.json'),
    JSON.stringify({ folder: 'one', proved_at: '2026-11-10T08:00:00.000Z', rows: 7 }),
  );
  const soon = await said('2026-11-19T12:00:00Z');
  expect(soon['back-up']).toMatch(/^good: .* 9 hours old/);
  expect(soon.restore).toMatch(/^good: one came back as it was, 7 rows, 9 days ago/);
  const later = await said('2026-12-25T12:00:00Z');
  expect(later['back-up']).toMatch(/^doubtful: .*873 hours/);
  expect(later.restore).toMatch(/^doubtful: .*45 days ago/);
});

test('pgBackRest is believed in what its file says, and missed where it says nothing', async () => {
  const set = { PGBACKREST_INFO: info() };
  expect((await said('2026-11-19T12:00:00Z', set)).pgBackRest).toMatch(
    /^doubtful: .*tells of none/,
  );
  const stop = Date.parse('2026-11-19T02:11:00Z') / 1000;
  const backup = [
    { error: false, timestamp: { start: stop - 60, stop } },
    { error: true, timestamp: { start: stop + 60, stop: stop + 90 } },
  ];
  await writeFile(info(), JSON.stringify([{ name: 'cablaj', backup, status: { code: 0 } }]));
  expect((await said('2026-11-19T12:00:00Z', set)).pgBackRest).toMatch(/^good: .* 10 hours old/);
  await writeFile(info(), 'half of a fi');
  expect((await said('2026-11-19T12:00:00Z', set))['back-up']).toMatch(
    /^doubtful: .*cannot be read/,
  );
});
