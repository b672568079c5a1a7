import type { ResourceLimits } from 'node:worker_threads';

/**
 * What a thread may need, in megabytes, before it ends alone. V8 moves all that lives in the young
 * part of a heap into the old one at once, and ends the whole process where there is no room for
 * it. Node grants 16 MB beyond the limit; a third of the young part is what may have to be moved.
 */
export const threadMemory = (megabytes: number): ResourceLimits => ({
  maxOldGenerationSizeMb: megabytes,
  maxYoungGenerationSizeMb: 24,
});
