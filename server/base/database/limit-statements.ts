import { sql } from 'kysely';
import { type Database, PATIENCE } from './connect.ts';
import { lockName } from './lock-name.ts';
import { transact } from './transact.ts';

/** How long a statement may take, for every connection that is opened as this role from now on. */
export const limitStatements = (db: Database, patience = PATIENCE) =>
  transact(db, async (trx) => {
    // Two who alter one role at the same moment fail; processes may start together.
    await lockName(trx, 'settings of the role');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(trx);
    await sql`
      alter role current_user
      in database ${sql.id(rows[0]?.name ?? '')}
      set statement_timeout = ${sql.lit(patience)}`.execute(trx);
  });
