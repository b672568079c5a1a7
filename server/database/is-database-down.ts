const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN', // its name cannot be looked up for a while
  '08000',
  '08003',
  '08006',
  '25006', // read-only: another server takes over
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '57P01', // shutting down
  '57P02',
  '57P03', // starting up
  '57014', // statement timeout
]);

/** Whether an error says that the database cannot be reached, rather than that we made a mistake. */
export function isDatabaseDown(error: unknown) {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.has(code) || /connection (terminated|timeout)|timeout exceeded/i.test(error.message);
}
