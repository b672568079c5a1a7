import type { Context } from 'hono';
import { log } from '../../base/log/log.ts';
import { isDatabaseDown } from '../../base/outages/is-database-down.ts';
import { MediaAway } from '../../base/outages/media-away.ts';

/** Seconds after which to come again. */
const RETRY_AFTER = '30';

/** Answers a file that cannot be had now; pages and the API say it in words. */
export function answerFailure(c: Context, error: Error, what: string) {
  log.error(what, error);
  const isPassing = isDatabaseDown(error) || error instanceof MediaAway;
  c.header('Cache-Control', 'no-store');
  if (isPassing) c.header('Retry-After', RETRY_AFTER);
  return c.body(null, isPassing ? 503 : 500);
}
