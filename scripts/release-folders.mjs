import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { basename, join } from 'node:path';

const TEST = /\.(test|fixture)\.tsx?$/;
const PARTIAL = '.partial';

/** @param {string} folder */
const releasesOf = (folder) => join(folder, 'releases');

/**
 * Copies what a running shop reads; a folder with this name is whole.
 * @param {{ from: string, parts: string[], packages: string, into: string, name: string }} what
 */
export async function makeRelease({ from, parts, packages, into, name }) {
  const partial = join(releasesOf(into), name + PARTIAL);
  await mkdir(partial, { recursive: true });
  for (const part of parts) {
    await cp(join(from, part), join(partial, part), {
      recursive: true,
      filter: (source) => !TEST.test(source),
    });
  }
  await linkAll(packages, join(partial, 'node_modules'));
  await rename(partial, join(releasesOf(into), name));
}

/**
 * Packages are large, and npm replaces files without changing them: the same file under two names
 * stays what it was. On another disk it is copied.
 * @param {string} from
 * @param {string} to
 */
async function linkAll(from, to) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkAll(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => cp(source, target));
  }
}

/**
 * Everybody who looks sees the one release or the other, never none.
 * @param {string} folder
 * @param {string} name
 */
export async function switchTo(folder, name) {
  const next = join(folder, `.current-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join('releases', name), next);
  await rename(next, join(folder, 'current'));
}

/**
 * @param {string} folder
 * @returns {Promise<string | null>} its name
 */
export async function currentRelease(folder) {
  const target = await readlink(join(folder, 'current')).catch(() => null);
  return target === null ? null : basename(target);
}

/**
 * The oldest first: their names are moments.
 * @param {string} folder
 */
export async function whole(folder) {
  const names = await readdir(releasesOf(folder)).catch(() => []);
  return names.filter((name) => !name.endsWith(PARTIAL)).sort();
}

/**
 * The embedded PostgreSQL runs on when the shop's processes are exchanged, with the files of the
 * release that started it, and reads some of them later.
 * @param {string} dataDir
 * @returns {Promise<string | null>} that release
 */
export async function releaseOfPostgres(dataDir) {
  const options = join(dataDir, 'postgres', 'cluster', 'postmaster.opts');
  const started = await readFile(options, 'utf8').catch(() => '');
  return /\/releases\/([^/]+)\/node_modules\//.exec(started)?.[1] ?? null;
}

/**
 * @param {string} folder
 * @param {string} name
 */
export const removeRelease = (folder, name) =>
  rm(join(releasesOf(folder), name), { recursive: true, force: true });

/**
 * Keeps the newest, and those in use whichever they are; what was broken off goes as well.
 * @param {string} folder
 * @param {number} keep
 * @param {string | null} [inUse] beside the current one
 * @returns {Promise<string[]>} what was removed
 */
export async function removeOlder(folder, keep, inUse = null) {
  const current = await currentRelease(folder);
  const names = await whole(folder);
  const all = await readdir(releasesOf(folder)).catch(() => []);
  const old = [
    // What was broken off before the newest one began will never be whole.
    ...all.filter((name) => name.endsWith(PARTIAL) && name < (names.at(-1) ?? '')),
    ...names.slice(0, -keep).filter((name) => name !== current && name !== inUse),
  ];
  for (const name of old) await removeRelease(folder, name);
  return old;
}
