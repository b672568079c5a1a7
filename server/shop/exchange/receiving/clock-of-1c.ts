import { sql } from 'kysely';

/**
 * As far as 1C's clock is seen to be ahead of ours by the files that are kept, none of which can be
 * stamped after it arrived; and up to a second more, which stamps leave out.
 */
export const aheadOfUs = sql`
  greatest(
    interval '0',
    (select max(stamped_at - received_at) from exchange_file) + interval '1 second'
  )`;
