import { Hono } from 'hono';
import { everyMigration } from '../../base/database/migrations.ts';
import { schemaStanding } from '../../base/database/schema-standing.ts';
import type { Shop } from '../../shop/shop.ts';

type NotReady = 'closing' | 'database' | 'migrations';

/**
 * Whether requests should be sent here, for load balancers: not while this process closes, its
 * database is away or another version has changed the schema so that this one cannot go on. Who
 * answers at all has its index: the shop listens only when that is loaded. However often it is
 * asked, the database is asked once at a time. `?without=database` is for who sends requests on even
 * then, for the pages that were kept.
 */
export function ready({ db, load, closing }: Pick<Shop, 'db' | 'load' | 'closing'>) {
  let asking: Promise<NotReady | null> | null = null;
  const whatIsLacking = (): Promise<NotReady | null> =>
    schemaStanding(db, everyMigration).then(
      (standing) => (standing === 'same' || standing === 'ahead' ? null : 'migrations'),
      () => 'database',
    );
  return new Hono().get('/ready', async (c) => {
    if (!closing.aborted) {
      asking ??= load.priority.goAhead(whatIsLacking).finally(() => {
        asking = null;
      });
    }
    const lacking = await asking;
    const isEnough = lacking === 'database' && c.req.query('without') === 'database';
    const because = closing.aborted ? 'closing' : isEnough ? null : lacking;
    c.header('Cache-Control', 'no-store');
    return because === null ? c.json({ ready: 'yes' }) : c.json({ ready: 'no', because }, 503);
  });
}
