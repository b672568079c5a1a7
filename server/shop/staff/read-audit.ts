import { sql } from 'kysely';
import type { QueryOf } from '../../../contract/operation.ts';
import type { listAudit } from '../../../contract/staff/operations/audit.ts';
import type { AuditEntry } from '../../../contract/staff/shapes.ts';
import type { Database } from '../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../base/database/page-of.ts';

type Wanted = QueryOf<typeof listAudit>;

/**
 * Newest first. A page goes on from the last entry of the one before, so that what is written
 * meanwhile moves nothing. Relies on audit_entry_entity, audit_entry_actor and the primary key.
 */
export async function readAudit(
  db: Database,
  { actor, entity, entity_id, verb, from, to, before, limit = USUAL_PAGE }: Wanted,
): Promise<{ results: AuditEntry[]; next: number | null }> {
  const rows = await db
    .selectFrom('audit_entry')
    .leftJoin('staff', (join) =>
      join.on(sql`'staff:' || staff.id`, '=', sql.ref('audit_entry.actor')),
    )
    .select([
      'audit_entry.id',
      'at',
      'actor',
      'staff.name as actor_name',
      'verb',
      'entity',
      'entity_id',
      'audit_entry.version',
      'before',
      'after',
    ])
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(entity !== undefined, (query) => query.where('entity', '=', entity ?? ''))
    .$if(entity_id !== undefined, (query) => query.where('entity_id', '=', entity_id ?? ''))
    .$if(verb !== undefined, (query) => query.where('verb', '=', verb ?? 'change'))
    .$if(from !== undefined, (query) => query.where('at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('at', '<', new Date(to ?? 0)))
    .$if(before !== undefined, (query) => query.where('audit_entry.id', '<', before ?? 0))
    .orderBy('audit_entry.id', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return pageOf(entries, limit, ({ id }) => id);
}
