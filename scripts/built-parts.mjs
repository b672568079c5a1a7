import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { inProject, Trouble } from './project.mjs';

const TEST = /\.(test|fixture)\.tsx?$/;
const pageEntry = 'storefront/entry-server.tsx';
const always = ['contract', 'package.json', 'package-lock.json'];

/**
 * What is built by itself: where only the server's sources changed, pages stay as they are.
 * @typedef {{ name: string, entry: string, inputs: string[], steps: string[][][] }} Part
 * `steps`: flags of builds, one after the other; several such rows go on at the same time.
 */

/** @type {Part[]} */
const parts = [
  {
    name: 'pages',
    entry: pageEntry,
    inputs: [
      'kit',
      'storefront',
      'backoffice',
      'vite.config.ts',
      'scripts/one-language.mjs',
      ...always,
    ],
    steps: [
      [
        ['--mode', 'ro', '--outDir', 'dist/browser'],
        ['--mode', 'ru', '--outDir', 'dist/browser'],
        ['--ssr', pageEntry, '--outDir', 'dist/server'],
      ],
      ['ro', 'ru'].map((mode) => [
        ...['--mode', mode],
        ...['--config', 'backoffice/vite.config.ts', '--outDir', 'dist/backoffice'],
      ]),
    ],
  },
  {
    name: 'shop',
    entry: 'server/main.ts',
    inputs: ['server', 'demo', 'scripts/built-modules.mjs', ...always],
    steps: [[['--config', 'server/vite.config.ts', '--outDir', 'dist/shop']]],
  },
];

/** Whether dist/ holds what the sources say. */
export const isBuilt = async () => (await unbuilt()).length === 0;

/** @param {string} node */
export async function buildParts(node) {
  const missing = await unbuilt();
  const names = missing.map(({ name }) => (name === 'shop' ? 'the server' : 'the pages'));
  console.log(`Building ${names.join(' and ')}…`);
  await mkdir(inProject('dist'), { recursive: true });
  await Promise.all(missing.map((part) => buildPart(node, part)));
}

async function unbuilt() {
  const there = parts.filter(({ entry }) => existsSync(inProject(entry)));
  const found = await Promise.all(
    there.map(async (part) => {
      const built = await readFile(stampOf(part), 'utf8').catch(() => '');
      return built === (await inputsHash(part)) ? [] : [part];
    }),
  );
  return found.flat();
}

/** @param {Part} part */
const stampOf = ({ name }) => inProject('dist', `.${name}-stamp`);

/**
 * @param {string} node
 * @param {Part} part
 */
async function buildPart(node, part) {
  const hash = await inputsHash(part);
  // A build that is cut off must not pass for the one before.
  await rm(stampOf(part), { force: true });
  await Promise.all(
    part.steps.map(async (row) => {
      for (const flags of row) await build(node, flags);
    }),
  );
  await writeFile(stampOf(part), hash);
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
  if (code !== 0) throw new Trouble(`The shop could not be built:\n${output.trim()}`);
  if (output.trim()) console.log(output.trim());
}

/** @param {Part} part */
async function inputsHash({ inputs }) {
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
  if (!existsSync(inProject(path)) || TEST.test(path)) return [];
  const entries = await readdir(inProject(path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const names = entries.map(({ name }) => join(path, name)).sort();
  return (await Promise.all(names.map(filesOf))).flat();
}
