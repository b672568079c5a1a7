import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/**
 * A path inside the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(root, ...parts);

/** What an operator can act on: shown as one sentence, without a stack. */
export class Trouble extends Error {}

/**
 * @param {string} text what was said when something failed
 * @returns {Trouble | undefined} the sentence, if the disk was the cause
 */
export function explainDisk(text) {
  if (/ENOSPC/.test(text)) return new Trouble(`There is no space left on the disk of ${root}.`);
  // Below a read-only folder Node's recursive mkdir answers ENOENT.
  if (/EACCES|EROFS|EPERM|ENOENT.*\bmkdir\b/.test(text)) {
    return new Trouble(`The folder ${root} is not writable for the user who started this.`);
  }
  return undefined;
}

/**
 * Runs a script's work. Its answer is the exit code; trouble becomes a sentence and code 1.
 * @param {() => Promise<number>} work
 */
export async function script(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exitCode = 1;
  }
}
