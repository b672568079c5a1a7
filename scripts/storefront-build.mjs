import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { inProject, Trouble } from './project.mjs';

const inputs = [
  'storefront',
  'backoffice',
  'contract',
  'vite.config.ts',
  'scripts/one-language.mjs',
  'package.json',
  'package-lock.json',
];
const serverEntry = 'storefront/entry-server.tsx';
const stamp = inProject('dist', '.stamp');

/** Whether dist/ holds what the sources say. */
export async function isStorefrontBuilt() {
  if (!existsSync(inProject(serverEntry))) return true;
  const built = await readFile(stamp, 'utf8').catch(() => '');
  return built === (await inputsHash());
}

/** @param {string} node */
export async function buildStorefront(node) {
  console.log('Building the storefront and the back office…');
  const hash = await inputsHash();
  // A build that is cut off must not pass for the one before.
  await rm(stamp, { force: true });
  await Promise.all([buildShop(node), buildBackOffice(node)]);
  await mkdir(inProject('dist'), { recursive: true });
  await writeFile(stamp, hash);
}

/** @param {string} node */
async function buildShop(node) {
  await build(node, ['--mode', 'ro', '--outDir', 'dist/browser']);
  await build(node, ['--mode', 'ru', '--outDir', 'dist/browser']);
  await build(node, ['--ssr', serverEntry, '--outDir', 'dist/server']);
}

/** @param {string} node */
async function buildBackOffice(node) {
  const config = ['--config', 'backoffice/vite.config.ts', '--outDir', 'dist/backoffice'];
  await build(node, ['--mode', 'ro', ...config]);
  await build(node, ['--mode', 'ru', ...config]);
}

/**
 * @param {string} node
 * @param {string[]} flags
 */
async function build(node, flags) {
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runQuietly(node, [vite, 'build', '--logLevel', 'warn', ...flags], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Trouble(`The shop's pages could not be built:\n${output.trim()}`);
  if (output.trim()) console.log(output.trim());
}

async function inputsHash() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesOf(input)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(inProject(file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>} files in a lasting order
 */
async function filesOf(path) {
  if (!existsSync(inProject(path))) return [];
  const entries = await readdir(inProject(path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const names = entries.map(({ name }) => join(path, name)).sort();
  return (await Promise.all(names.map(filesOf))).flat();
}
