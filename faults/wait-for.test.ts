import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const waitFor = new URL('./wait-for.ts', import.meta.url).href;

test('what nobody caught ends the run, and what was begun is cleared away before', () => {
  const run = `
    import { pause } from '${waitFor}';
    setTimeout(() => { throw new Error('out of nowhere'); }, 1);
    try {
      await pause(600_000);
    } catch (error) {
      console.log(error.message);
    } finally {
      await pause(1).catch(() => {});
      console.log('cleared');
      process.exit(1);
    }`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', run]);
  expect([status, String(stdout)]).toEqual([1, 'out of nowhere\ncleared\n']);
});
