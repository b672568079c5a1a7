import { Hono } from 'hono';
import { sql } from 'kysely';
import { everyMigration } from '../../base/database/migrations.ts';
import type { Shop } from '../../shop/shop.ts';

type NotReady = 'closing' | 'database' | 'migrations';

/**
 * Whether requests should be sent here, for load balancers: not while this process closes, its
 * database is away or has the schema of another version. Who answers at all has its index: the
 * shop listens only when that is loaded. However often it is asked, the database is asked once at
 * a time.
 */
export function ready({ db, load, closing }: Pick<Shop, 'db' | 'load' | 'closing'>) {
  let asking: Promise<NotReady | null> | null = null;
  const whatIsLacking = (): Promise<NotReady | null> =>
    sql<{ name: string }>`
      select name
      from kysely_migration
      order by name desc
      limit 1`
      .execute(db)
      .then(
        ({ rows }) => (rows[0]?.name === everyMigration.at(-1) ? null : 'migrations'),
        () => 'database',
      );
  return new Hono().get('/ready', async (c) => {
    if (!closing.aborted) {
      asking ??= load.priority.goAhead(whatIsLacking).finally(() => {
        asking = null;
      });
    }
    const lacking = await asking;
    const because = closing.aborted ? 'closing' : lacking;
    c.header('Cache-Control', 'no-store');
    return because === null ? c.json({ ready: 'yes' }) : c.json({ ready: 'no', because }, 503);
  });
}
