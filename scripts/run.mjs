import { runForeground } from './child.mjs';
import { script, Trouble } from './project.mjs';
import { setUp } from './setup.mjs';

await script(async () => {
  const isBuilt = process.argv[2] === '--build';
  const [file, ...args] = process.argv.slice(isBuilt ? 3 : 2);
  if (!file) throw new Trouble('Usage: node scripts/run.mjs [--build] FILE [arguments]');
  return runForeground(await setUp({ build: isBuilt }), [file, ...args]);
});
