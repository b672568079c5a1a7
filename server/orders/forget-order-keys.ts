import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A browser that repeats a submit does so within minutes, one that was closed within days. */
const DAYS = 30;

export const forgetOrderKeys = (db: Database) =>
  sql`
    delete from order_key
    where created_at < now() - make_interval(days => ${DAYS})`.execute(db);
