import { sql } from 'kysely';
import type { Shop } from '../shop.ts';

/** Name, phone and text are kept as long as the privacy page says, no longer. */
export async function forgetContactRequests({ db, settings }: Pick<Shop, 'db' | 'settings'>) {
  const months = settings().contact_request_months;
  await db
    .deleteFrom('contact_request')
    .where('created_at', '<', sql<Date>`now() - make_interval(months => ${months})`)
    .execute();
}
