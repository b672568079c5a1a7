import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askShop } from './ask-shop.mjs';
import { inProject, root, script, Trouble } from './project.mjs';
import {
  currentRelease,
  makeRelease,
  releaseOfPostgres,
  removeOlder,
  removeRelease,
  switchTo,
  whole,
} from './release-folders.mjs';
import { setUp } from './setup.mjs';

const USAGE = 'Usage: npm run release -- FOLDER [--keep N] [--back]';

/** That of the environment, as the shop itself reads it. */
const shop = { dataDir: process.env.DATA_DIR || 'data', port: process.env.PORT || '3000' };

/** What a running shop may read, now or later. */
const parts = ['package.json', 'contract', 'demo', 'server', 'dist'];

/**
 * `npm run release -- FOLDER [--keep N]`: what is here, in a folder of its own below
 * FOLDER/releases, to which FOLDER/current leads then. `--back`: the one before the present one. A
 * shop that runs exchanges its processes for those of the other version, one after the other; where
 * that does not open, the shop goes on as it was.
 */
await script(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '3' }, back: { type: 'boolean', default: false } },
  });
  const [folder, ...more] = positionals;
  const keep = Number(values.keep);
  if (!folder || more.length > 0 || !Number.isInteger(keep) || keep < 2) throw new Trouble(USAGE);
  const present = await currentRelease(folder);
  if (values.back) {
    const before = (await whole(folder)).findLast((name) => present !== null && name < present);
    if (!before) throw new Trouble(`There is no release before ${present ?? 'the first'}.`);
    await exchangeFor(folder, before, present);
    return 0;
  }
  await setUp({ build: true });
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  await makeRelease({ from: root, parts, packages: inProject('node_modules'), into: folder, name });
  try {
    await exchangeFor(folder, name, present);
  } catch (error) {
    // What did not open is nothing to go back to.
    await removeRelease(folder, name);
    throw error;
  }
  for (const old of await removeOlder(folder, keep, await releaseOfPostgres(shop.dataDir)))
    console.log(`removed ${old}`);
  return 0;
});

/**
 * @param {string} folder
 * @param {string} name
 * @param {string | null} present
 */
async function exchangeFor(folder, name, present) {
  const isRunning = await askShop(shop, join(folder, 'releases', name), console.log).catch(
    (error) => {
      if (!(error instanceof Trouble)) throw error;
      throw new Trouble(
        `${name} did not take over: ${error.message}\nThe shop goes on with ${present}.`,
      );
    },
  );
  await switchTo(folder, name);
  console.log(
    isRunning
      ? `${name} is current, and the shop runs it.`
      : `${name} is current; start the shop again.`,
  );
}
