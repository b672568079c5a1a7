import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inProject } from './project.mjs';

/**
 * What took how many milliseconds on this machine the last time: steps of the test command, files
 * of tests, and how much of the clock each millisecond of a file took: less than one, as several
 * run at once.
 * @typedef {{ steps: Record<string, number>, files: Record<string, number>, pace: number | null }} Durations
 */

const noted = inProject('.cache', 'test-durations.json');

/** @returns {Promise<Durations>} */
export async function readDurations() {
  /** @type {Durations} */
  const nothing = { steps: {}, files: {}, pace: null };
  // Of a run that was cut off, or of nobody's: then nothing is known yet.
  const text = await readFile(noted, 'utf8').catch(() => '{}');
  try {
    return { ...nothing, ...JSON.parse(text) };
  } catch {
    return nothing;
  }
}

/** @param {Partial<Durations>} news */
export async function noteDurations(news) {
  const before = await readDurations();
  const durations = {
    steps: { ...before.steps, ...news.steps },
    files: { ...before.files, ...news.files },
    pace: news.pace ?? before.pace,
  };
  await mkdir(dirname(noted), { recursive: true });
  // All of it at once: two runs may end together.
  const draft = `${noted}.${process.pid}`;
  await writeFile(draft, JSON.stringify(durations));
  await rename(draft, noted);
}

/** @param {number} ms */
export function inMinutes(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest ? ` ${rest} s` : ''}`;
}

/**
 * What is said before anything runs.
 * @param {string[]} names of the steps to come
 * @param {Durations} durations
 * @param {Date} now
 */
export function foretell(names, { steps }, now) {
  const known = names.flatMap((name) => steps[name] ?? []);
  if (known.length < names.length) {
    return 'How long this takes is known here after its first run; everything takes a quarter of an hour on two cores.';
  }
  const all = known.reduce((sum, ms) => sum + ms, 0);
  const end = new Date(now.getTime() + all).toTimeString().slice(0, 5);
  return `This took ${inMinutes(all)} here the last time: it should end about ${end}.`;
}

/** How much of the former pace counts beside what this run shows, as a part of all work. */
const FORMER = 0.1;

/**
 * How long the rest takes: what its files took the last time, at the pace of that run and, as it
 * goes on, of this one.
 * @param {{ all: string[], done: ReadonlySet<string>, elapsed: number }} run
 * @param {Durations} durations
 * @returns {number | null} milliseconds; null while most of its files are not known
 */
export function timeLeft({ all, done, elapsed }, { files, pace }) {
  const known = all.flatMap((file) => files[file] ?? []);
  if (known.length * 2 <= all.length || pace === null) return null;
  const mean = known.reduce((sum, ms) => sum + ms, 0) / known.length;
  let before = 0;
  let after = 0;
  for (const file of all) {
    if (done.has(file)) before += files[file] ?? mean;
    else after += files[file] ?? mean;
  }
  const former = (before + after) * FORMER;
  return (after * (elapsed + former * pace)) / (before + former);
}

const SLOW_MS = 30_000;

/**
 * Whether a file that has run for so long is to be told of now: at half a minute, and each time
 * that doubles.
 * @param {number} elapsed
 * @param {number} reported for how long it had run when it was told of last; 0 if it was not yet
 */
export const isSlow = (elapsed, reported) => elapsed >= (reported ? reported * 2 : SLOW_MS);
