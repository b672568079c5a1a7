import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './packages.ts';

/**
 * `npm run cluster:try [-- --rounds N --only 'WORD|WORD' --orders N --logs FOLDER]`: the trial itself goes
 * in namespaces of its own. Its network, mounts and processes, down to the last PostgreSQL, are
 * gone when it is, however it ends; only its folder is left to us.
 */
try {
  await installPackages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'cablaj-cluster-'));
// Others than root go through it to what is theirs.
await chmod(folder, 0o755);
const trial = fileURLToPath(new URL('./trial.ts', import.meta.url));
const child = spawn(
  'unshare',
  [
    ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
    ...[process.execPath, trial, folder, ...process.argv.slice(2)],
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // `unshare` passes nothing on: the trial is its child.
    const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'));
    if (pid) process.kill(pid, 'SIGTERM');
  });
}
const [code] = await once(child, 'exit');
await rm(folder, { recursive: true, force: true });
process.exit(code ?? 1);
