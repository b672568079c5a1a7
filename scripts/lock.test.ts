import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';

const folder = await mkdtemp(join(tmpdir(), 'cablaj-lock-'));
const lock = join(folder, 'lock');
const diary = join(folder, 'diary');
const readDiary = async () => (await readFile(diary, 'utf8')).trim().split(' ');

beforeEach(() => writeFile(diary, ''));
afterAll(() => rm(folder, { recursive: true }));

test('of two processes at once, one works after the other', async () => {
  const workers = [startWorker(), startWorker()];
  const ended = Promise.all(workers.map(exitCode));
  await soon(async () => (await readDiary()).toSorted()).toEqual(['begin', 'wait']);
  for (const worker of workers) worker.stdin?.end();
  expect(await ended).toEqual([0, 0]);
  const worked = (await readDiary()).filter((word) => word !== 'wait');
  expect(worked).toEqual(['begin', 'end', 'begin', 'end']);
  expect(await readdir(folder)).toEqual(['diary']);
});

test('a lock whose holder died does not keep others out', async () => {
  await writeFile(lock, '1\n');
  const longAgo = new Date(0);
  await utimes(lock, longAgo, longAgo);
  const worker = startWorker();
  worker.stdin?.end();
  expect(await exitCode(worker)).toBe(0);
  expect((await readDiary()).slice(-2)).toEqual(['begin', 'end']);
  expect(await readdir(folder)).toEqual(['diary']);
});

/** A process that notes what it does under the lock, and works until its input ends. */
function startWorker(): ChildProcess {
  const source = `
    import { appendFileSync } from 'node:fs';
    import { underLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    const note = (word) => appendFileSync(${JSON.stringify(diary)}, word + ' ');
    await underLock(${JSON.stringify(lock)}, {
      onWait: () => note('wait'),
      work: async () => {
        note('begin');
        for await (const _ of process.stdin);
        note('end');
      },
    });
  `;
  return spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

async function exitCode(child: ChildProcess): Promise<number> {
  const [code]: number[] = await once(child, 'exit');
  return code ?? 1;
}
