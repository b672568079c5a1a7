import type { ResourceLimits } from 'node:worker_threads';

/**
 * What a thread may need, in megabytes, before it ends alone. V8 moves all that lives in the young
 * part of a heap into the old one at once, and ends the whole process where there is no room for
 * it: a bounded thread needs a small young part as well.
 */
export const threadMemory = (megabytes: number): ResourceLimits => ({
  maxOldGenerationSizeMb: megabytes,
  maxYoungGenerationSizeMb: 12,
});
