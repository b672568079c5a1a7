import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Long enough to answer who asks for a letter that did not come. What could not be sent stays. */
const DAYS = 90;

export const forgetSentMails = (db: Database) =>
  sql`
    delete from mail_outbox
    where sent_at < now() - make_interval(days => ${DAYS})`.execute(db);
