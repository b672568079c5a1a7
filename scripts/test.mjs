import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foretell, inMinutes, noteDurations, readDurations } from './durations.mjs';
import { runGroup } from './group.mjs';
import { inProject, script } from './project.mjs';
import { setUp } from './setup.mjs';

/** Only a run that hangs outside of its tests, which end by themselves, gets here. */
const deadline = Date.now() + 80 * 60_000;

const failures = inProject('test-failures');

/** @typedef {{ name: string, command: string[] }} Step */

/** @type {Step[]} */
const checks = [
  // Four, as it would take by itself, each understand the libraries anew: twice the work.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '2'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'dead code', command: ['knip'] },
];

/**
 * @param {string} name
 * @param {string[]} choice
 * @param {string} resultFile
 * @returns {Step}
 */
function tests(name, choice, resultFile) {
  const reporters = ['--reporter=./scripts/progress-reporter.mjs', '--reporter=json'];
  const results = `--outputFile.json=${resultFile}`;
  return { name, command: ['vitest', 'run', ...reporters, results, ...choice] };
}

const folders = [
  'contract',
  'server',
  'kit',
  'storefront',
  'backoffice',
  'demo',
  'fake-bank',
  'search-quality',
  'scripts',
  'e2e',
];

/**
 * What `npm test -- WORDS` asks for: files by a part of their path, else tests by their names.
 * @param {string[]} words
 */
function choose(words) {
  // Whatever Node started us: it may be older than the one the tests run on.
  const files = folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.test\.tsx?$/.test(file)),
  );
  const areFiles = words.every((word) => files.some((file) => file.includes(word)));
  if (areFiles) return words;
  const name = words.join(' ').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return ['--testNamePattern', name];
}

/**
 * Runs the steps up to the first that fails.
 * @param {string} node
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code
 */
async function runSteps(node, steps) {
  const summary = [];
  let failure = 0;
  for (const { name, command } of steps) {
    if (failure) {
      summary.push(`${name}: not run`);
      continue;
    }
    const [tool = '', ...args] = command;
    console.log(`\n${name} (${tool})`);
    const begin = Date.now();
    failure = await runGroup(node, [inProject('node_modules', '.bin', tool), ...args], {
      deadline,
    });
    const took = Date.now() - begin;
    summary.push(
      `${name}: ${failure ? `failed with exit code ${failure}` : 'passed'} in ${inMinutes(took)}`,
    );
    // What was ended before its end took no time of its own.
    if (failure <= 1) await noteDurations({ steps: { [name]: took } });
  }
  console.log(`\n${summary.join('\n')}`);
  return failure;
}

/** @param {string} resultFile */
async function showCounts(resultFile) {
  const text = await readFile(resultFile, 'utf8').catch(() => '');
  if (!text) return;
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
  const result = JSON.parse(text);
  // A file that cannot even be loaded has no tests to count.
  const unloadable = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  console.log(
    `${result.numPassedTests} passed, ${result.numFailedTests + unloadable.length} failed`,
  );
}

await script(async () => {
  const [first, ...others] = process.argv.slice(2);
  const isQuick = first === '--quick';
  const words = isQuick || first === undefined ? others : [first, ...others];
  const node = await setUp({ build: !isQuick });
  await rm(failures, { recursive: true, force: true });
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-results-'));
  try {
    const resultFile = join(folder, 'vitest.json');
    const steps = isQuick
      ? [...checks, tests('rules', ['--project=rules'], resultFile)]
      : words.length > 0
        ? [tests(`tests of ${words.join(' ')}`, choose(words), resultFile)]
        : [...checks, tests('tests', [], resultFile)];
    const names = steps.map(({ name }) => name);
    console.log(foretell(names, await readDurations(), new Date()));
    const code = await runSteps(node, steps);
    if (existsSync(failures)) console.log(`What failed tests saw last: ${failures}`);
    await showCounts(resultFile);
    return code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
