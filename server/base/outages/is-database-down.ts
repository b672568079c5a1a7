import { isOvertaken } from './is-overtaken.ts';

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN', // its name cannot be looked up for a while
  '25006', // read-only: another server takes over
  '25P03', // a transaction in which nothing happened for too long is ended
  '57014', // statement timeout
  '58030', // its disk cannot be read or written
]);

/** By their first letters: the connection broke, room ran out, the server or a person ended it. */
const CLASSES = /^(08|53|57P)/;

/**
 * What pg says without a code. The one about what is not queryable is heard inside a transaction:
 * its connection died between two queries, or at the first, and the rollback finds it dead.
 */
const WORDS =
  /connection (terminated|timeout)|timeout exceeded|not queryable|after calling end on the pool/i;

/**
 * Whether an error says that the database cannot be reached, or had others to see to however often
 * it was asked, rather than that we made a mistake.
 */
export function isDatabaseDown(error: unknown) {
  if (!(error instanceof Error)) return false;
  if (isOvertaken(error)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.has(code) || CLASSES.test(code) || WORDS.test(error.message);
}
