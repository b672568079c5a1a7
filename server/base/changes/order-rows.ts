import { sql } from 'kysely';
import type { Changing } from './change.ts';
import { invalid, Refused } from './refused.ts';

export type OrderedEntity = 'content_page' | 'home_block' | 'phone';

/** What divides a table into lists of their own. */
export const groupOf = { content_page: 'section', home_block: 'kind', phone: 'place' } as const;

type Order = { group: string; ids: number[]; seen: number[] };

/**
 * Puts one list in order, if it still is as it was seen. Versions stay: who is writing a text is
 * not disturbed by somebody who moves it.
 */
export async function orderRows(
  { trx, note }: Changing,
  entity: OrderedEntity,
  { group, ids, seen }: Order,
): Promise<void> {
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position
    from ${sql.table(entity)}
    where ${sql.ref(groupOf[entity])} = ${group}
    order by id
    for update`.execute(trx);
  const stored = rows
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map(({ id }) => id);
  if (!isSame(stored, seen)) throw await changedMeanwhile(trx, entity, group);
  if (!isSame(ids.toSorted(byNumber), stored.toSorted(byNumber))) {
    throw invalid({ ids: ['VALIDATE.INVALID'] });
  }
  if (isSame(ids, stored)) return;
  await sql`
    update ${sql.table(entity)} as stored
    set position = given.place - 1, updated_at = now()
    from unnest(${ids}::integer[]) with ordinality as given (id, place)
    where stored.id = given.id`.execute(trx);
  note({ verb: 'change', entity, ids: [group], before: { order: stored }, after: { order: ids } });
}

const byNumber = (one: number, other: number) => one - other;

const isSame = (one: number[], other: number[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Somebody ordered the list, added to it or took from it. */
async function changedMeanwhile(trx: Changing['trx'], entity: OrderedEntity, group: string) {
  const last = await trx
    .selectFrom('audit_entry')
    .select(['actor', 'at'])
    .where('entity', '=', entity)
    .where('entity_id', '=', group)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return new Refused({
    kind: 'conflict',
    version: 0,
    changed: ['order'],
    actor: last?.actor ?? '',
    at: last?.at ?? new Date(),
  });
}

/** Behind everything that is in the list already. */
export async function lastPosition({ trx }: Changing, entity: OrderedEntity, group: string) {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position) + 1, 0) as position
    from ${sql.table(entity)}
    where ${sql.ref(groupOf[entity])} = ${group}`.execute(trx);
  return rows[0]?.position ?? 0;
}
