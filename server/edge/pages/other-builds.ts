import type { Database } from '../../base/database/connect.ts';
import { log } from '../../base/log/log.ts';
import { keptPaths, readKeptFile } from '../../base/releases/kept-files.ts';
import type { OtherBuilds } from './built-files.ts';

/** Milliseconds between two looks at which files there are: anybody may ask for what never was. */
const LOOK_EVERY = 1_000;

/**
 * What pages of a build that was replaced still ask for, or those of one that is just taking over:
 * every process reads it from the database, where each build leaves its files when it starts. Without
 * the database it is missing, as what is gone is.
 */
export function openOtherBuilds(db: Database, now: () => number = Date.now): OtherBuilds {
  let known: Promise<Set<string>> | null = null;
  let lookedAt = 0;

  async function isKept(path: string) {
    if (known && (await known).has(path)) return true;
    if (known && now() - lookedAt < LOOK_EVERY) return false;
    lookedAt = now();
    known = keptPaths(db).then((paths) => new Set(paths));
    return (await known).has(path);
  }

  return async (path) => {
    try {
      return (await isKept(path)) ? await readKeptFile(db, path) : null;
    } catch (error) {
      known = null;
      log.error('could not read a file of another build', error);
      return null;
    }
  };
}
