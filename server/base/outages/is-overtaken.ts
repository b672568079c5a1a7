/** Serialization failure, deadlock. */
const CODES = new Set(['40001', '40P01']);

/**
 * Whether the database has undone a transaction because of others at the same moment, and asks for
 * it to be done again: nothing is wrong with it.
 */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(String(error.code));
