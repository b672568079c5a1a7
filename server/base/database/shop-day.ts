import { sql } from 'kysely';

/** The shop's days are those of Chișinău, wherever process and database stand. */
export const SHOP_ZONE = 'Europe/Chisinau';

/** Today, by the database's clock. */
export const shopToday = sql<string>`(now() at time zone ${sql.lit(SHOP_ZONE)})::date`;
