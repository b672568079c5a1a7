import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** Removes what no longer works anyway, so that the tables stay small. Run it now and then. */
export async function forgetExpired(db: Database) {
  const now = sql<Date>`now()`;
  await db.deleteFrom('customer_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_reset').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_confirmation').where('expires_at', '<=', now).execute();
  await db.deleteFrom('customer_device').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempt').where('resets_at', '<=', now).execute();
}
