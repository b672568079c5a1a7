import { log } from '../log/log.ts';

const PAUSE = 5_000;

/**
 * Reads what changed whenever it is called. A reading that fails is tried again after a while:
 * nobody tells of the same change twice.
 */
export function retrying(read: () => Promise<void>): () => Promise<void> {
  let again: NodeJS.Timeout | undefined;
  return async function follow() {
    clearTimeout(again);
    try {
      await read();
    } catch (error) {
      log.error('could not read a change', error);
      again = setTimeout(follow, PAUSE).unref();
    }
  };
}
