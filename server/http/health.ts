import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Shop } from '../shop.ts';

/**
 * Whether this process serves, for whoever restarts it: 200, or 503 while its database is away. However often it is asked, the database is asked once at a time.
 */
export function health({ db, load }: Pick<Shop, 'db' | 'load'>) {
  let asking: Promise<boolean> | null = null;
  const isUp = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  return new Hono().get('/health', async (c) => {
    asking ??= load.precedence.goAhead(isUp).finally(() => {
      asking = null;
    });
    const up = await asking;
    c.header('Cache-Control', 'no-store');
    return c.json({ status: up ? 'ok' : 'unavailable' }, up ? 200 : 503);
  });
}
