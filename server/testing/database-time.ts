import { sql } from 'kysely';
import type { Database } from '../base/database/connect.ts';

/** What the clock of the database says, in milliseconds: what it writes down is compared with it. */
export async function databaseTime(db: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  if (!rows[0]) throw new Error('The database does not say what time it is.');
  return rows[0].now.getTime();
}
