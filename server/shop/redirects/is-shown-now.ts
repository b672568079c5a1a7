import { sql } from 'kysely';

/**
 * No draft, begun by the database's clock, and not yet over. `previewed` is the id of one that is
 * shown in any case: the shop's people see it before customers do.
 */
export function isShownNow(start: 'starts_at' | 'published_at', previewed?: number) {
  const isShown = sql<boolean>`(
    active
    and (${sql.ref(start)} is null or ${sql.ref(start)} <= now())
    and (ends_at is null or ends_at > now())
  )`;
  return previewed === undefined ? isShown : sql<boolean>`(${isShown} or id = ${previewed})`;
}
