import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGroup } from './group.mjs';
import { inProject, script } from './project.mjs';
import { setUp } from './setup.mjs';

const deadline = Date.now() + 25 * 60_000;

/** @typedef {{ name: string, command: string[] }} Step */

/** @type {Step[]} */
const checks = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'dead code', command: ['knip'] },
];

/**
 * @param {string[]} filter
 * @param {string} resultFile
 * @returns {Step}
 */
function tests(filter, resultFile) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`];
  return { name: 'tests', command: ['vitest', 'run', ...reporters, ...filter] };
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
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    summary.push(
      `${name}: ${failure ? `failed with exit code ${failure}` : 'passed'} in ${seconds} s`,
    );
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
  const node = await setUp({ build: true });
  const filter = process.argv.slice(2);
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-results-'));
  try {
    const resultFile = join(folder, 'vitest.json');
    const steps = filter.length > 0 ? [] : checks;
    const code = await runSteps(node, [...steps, tests(filter, resultFile)]);
    await showCounts(resultFile);
    return code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
