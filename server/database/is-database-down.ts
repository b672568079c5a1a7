const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '08000',
  '08003',
  '08006',
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
