import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Shop } from '../../shop/shop.ts';

/**
 * `/live`, for a supervisor that restarts processes: 200 as long as this one answers at all; that its database
 * is away no restart would mend. `/health`, for monitoring: 200, or 503 while its
 * database is away. However often it is asked, the database is asked once at a time.
 */
export function health({ db, load }: Pick<Shop, 'db' | 'load'>) {
  let asking: Promise<boolean> | null = null;
  const isUp = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  const app = new Hono();
  app.get('/live', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  return app.get('/health', async (c) => {
    asking ??= load.priority.goAhead(isUp).finally(() => {
      asking = null;
    });
    const up = await asking;
    c.header('Cache-Control', 'no-store');
    return c.json({ status: up ? 'ok' : 'unavailable' }, up ? 200 : 503);
  });
}
