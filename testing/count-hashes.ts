import { createHook } from 'node:async_hooks';

/**
 * How many passwords were hashed while this was done. That is what takes the time of a login, and
 * unlike the time it is the same on every machine.
 */
export async function countHashes(work: () => Promise<unknown>) {
  let count = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'ARGON2REQUEST') count += 1;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
}
