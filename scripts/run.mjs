import { runForeground } from './child.mjs';
import { script, Trouble } from './project.mjs';
import { setUp } from './setup.mjs';

await script(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Trouble('Usage: node scripts/run.mjs FILE [arguments]');
  return runForeground(await setUp({ build: false }), [file, ...args]);
});
