import { parseArgs } from 'node:util';
import { inProject, root, script, Trouble } from './project.mjs';
import { currentRelease, makeRelease, removeOlder, switchTo, whole } from './release-folders.mjs';
import { setUp } from './setup.mjs';

const USAGE = 'Usage: npm run release -- FOLDER [--keep N] [--back]';

/** What a running shop may read, now or later. */
const parts = ['package.json', 'contract', 'demo', 'server', 'dist'];

/**
 * `npm run release -- FOLDER [--keep N]`: what is here, in a folder of its own below
 * FOLDER/releases, to which FOLDER/current leads then. `--back`: the one before the present one.
 */
await script(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '3' }, back: { type: 'boolean', default: false } },
  });
  const [folder, ...more] = positionals;
  const keep = Number(values.keep);
  if (!folder || more.length > 0 || !Number.isInteger(keep) || keep < 2) throw new Trouble(USAGE);
  if (values.back) {
    const present = await currentRelease(folder);
    const before = (await whole(folder)).findLast((name) => present !== null && name < present);
    if (!before) throw new Trouble(`There is no release before ${present ?? 'the first'}.`);
    await switchTo(folder, before);
    console.log(`${before} is current again; start the shop again.`);
    return 0;
  }
  await setUp({ build: true });
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  await makeRelease({ from: root, parts, packages: inProject('node_modules'), into: folder, name });
  await switchTo(folder, name);
  for (const old of await removeOlder(folder, keep)) console.log(`removed ${old}`);
  console.log(`${name} is current; start the shop again.`);
  return 0;
});
