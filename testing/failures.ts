import { fileURLToPath } from 'node:url';

/** Where failed tests leave what to look at. Emptied at the beginning of each run. */
export const FAILURES = fileURLToPath(new URL('../test-failures', import.meta.url));
