import { sql } from 'kysely';
import { SHOP_ZONE } from '../../../contract/shop-time.ts';

/** Today, by the database's clock: in Chișinău, wherever process and database stand. */
export const shopToday = sql<string>`(now() at time zone ${sql.lit(SHOP_ZONE)})::date`;
