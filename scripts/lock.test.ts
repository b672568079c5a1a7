import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'cablaj-lock-'));
const lock = join(folder, 'lock');
const diary = join(folder, 'diary');

afterAll(() => rm(folder, { recursive: true }));

test('of two processes at once, one works after the other', async () => {
  await writeFile(diary, '');
  expect(await Promise.all([workUnderLock(), workUnderLock()])).toEqual([0, 0]);
  expect(await readFile(diary, 'utf8')).toBe('begin end begin end ');
  expect(await readdir(folder)).toEqual(['diary']);
});

test('a lock whose holder died does not keep others out', async () => {
  await writeFile(lock, '1\n');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  await writeFile(diary, '');
  expect(await workUnderLock()).toBe(0);
  expect(await readFile(diary, 'utf8')).toBe('begin end ');
  expect(await readdir(folder)).toEqual(['diary']);
});

/** A process that notes the begin and the end of its work; answers with its exit code. */
async function workUnderLock(): Promise<number> {
  const source = `
    import { appendFile } from 'node:fs/promises';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { underLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    const note = (word) => appendFile(${JSON.stringify(diary)}, word + ' ');
    await underLock(${JSON.stringify(lock)}, {
      onWait: () => {},
      work: async () => {
        await note('begin');
        await sleep(300);
        await note('end');
      },
    });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: 'inherit',
  });
  const [code]: number[] = await once(child, 'exit');
  return code ?? 1;
}
