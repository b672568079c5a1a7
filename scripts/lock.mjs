import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 1_000;
const STALE_MS = 10_000;

/**
 * Does the work while no other process holds the lock file. The holder keeps touching the file,
 * so one that died is recognised by its silence, whoever carries its process number today.
 * @template T
 * @param {string} file
 * @param {{ onWait: () => void, work: () => Promise<T> }} options
 * @returns {Promise<T>}
 */
export async function underLock(file, { onWait, work }) {
  await mkdir(dirname(file), { recursive: true });
  let hasWaited = false;
  while (!(await take(file))) {
    if (!hasWaited) onWait();
    hasWaited = true;
    await sleep(200);
  }
  const beat = setInterval(() => touch(file), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(file, { force: true });
  }
}

/** @param {string} file */
async function take(file) {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if (await isStale(file)) await clear(file);
  return false;
}

/**
 * Another process may have cleared and taken it a moment ago: a fresh lock goes back.
 * @param {string} file
 */
async function clear(file) {
  const moved = `${file}.${randomUUID()}`;
  await rename(file, moved).catch(() => {});
  if (!(await isStale(moved))) await link(moved, file).catch(() => {});
  await rm(moved, { force: true });
}

/** @param {string} file */
function isStale(file) {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > STALE_MS,
    () => false,
  );
}

/** @param {string} file */
async function touch(file) {
  const now = new Date();
  await utimes(file, now, now).catch(() => {});
}
