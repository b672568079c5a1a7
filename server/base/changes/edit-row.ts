import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import type { Changing, Entity } from './change.ts';
import { type Conflict, conflictWith, missing, Refused } from './refused.ts';

/** Entities that are one row of the table of their name. */
type RowEntity = Exclude<
  Entity,
  'vocabulary' | 'stock' | 'order' | 'customer' | 'mail' | 'export' | 'job' | 'exchange' | 'import'
>;

/** By what a row of the table is named. */
const keys: Partial<Record<RowEntity, string>> = {
  unit: 'key',
  setting: 'key',
  page_seo: 'page',
  mail_text: 'kind',
};
const keyOf = (entity: RowEntity) => keys[entity] ?? 'id';

export type Row = Record<string, unknown>;

export type Saved = { id: number | string; version: number };

/** A new row; its fields come from a parsed form, so their names are ours. */
export async function createRow(
  { trx, note }: Changing,
  entity: RowEntity,
  fields: Row,
): Promise<Saved> {
  const columns = sql.join(Object.keys(fields).map((name) => sql.ref(name)));
  const { rows } = await sql<{ id: number | string }>`
    insert into ${sql.table(entity)} (${columns})
    select ${columns}
    from jsonb_populate_record(null::${sql.table(entity)}, ${JSON.stringify(fields)}::jsonb)
    returning ${sql.ref(keyOf(entity))} as id`.execute(trx);
  const id = rows[0]?.id ?? '';
  note({ verb: 'create', entity, ids: [id], version: 1, after: fields });
  return { id, version: 1 };
}

/**
 * The row as it stands, locked until the change is written. Its key stays: whoever refers to it, such
 * as an order to its products, need not wait, and so nobody waits in a circle.
 */
export async function lockRow(
  { trx }: Changing,
  entity: RowEntity,
  id: number | string,
): Promise<Row | null> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(stored) as row
    from ${sql.table(entity)} as stored
    where ${sql.ref(keyOf(entity))} = ${id}
    for no key update`.execute(trx);
  return rows[0]?.row ?? null;
}

/**
 * Saves the given fields over the row, if `seen` is still its version; undefined overrules whatever
 * is there. What does not change is not written.
 */
export async function editRow(
  changing: Changing,
  entity: RowEntity,
  id: number | string,
  { fields, seen }: { fields: Row; seen?: number | undefined },
): Promise<Saved> {
  const stored = await lockRow(changing, entity, id);
  if (!stored) throw missing();
  await refuseOlder(changing, entity, id, { stored, seen });
  return writeChanges(changing, entity, id, { stored, fields });
}

/** Refuses to save over what somebody else has saved since, and tells what they changed. */
export async function refuseOlder(
  { trx }: Changing,
  entity: RowEntity,
  id: number | string,
  { stored, seen }: { stored: Row; seen: number | undefined },
) {
  const version = Number(stored.version);
  if (seen === undefined || seen === version) return;
  const [conflict] = (await newerSaves(trx, entity, [{ id, seen, version }])).values();
  if (conflict) throw new Refused(conflict);
}

/** What was saved over versions that somebody has seen: who did it last, and what of each changed. */
export async function newerSaves(
  trx: Trx,
  entity: RowEntity,
  older: { id: number | string; seen: number; version: number }[],
): Promise<Map<string, Conflict>> {
  if (older.length === 0) return new Map();
  const { rows } = await sql<Saving>`
    select older.id, saved.actor, staff.name, saved.at, saved.after
    from unnest(
      ${older.map(({ id }) => String(id))}::text[],
      ${older.map(({ seen }) => seen)}::integer[]
    ) as older (id, seen)
    inner join audit_entry as saved
      on saved.entity = ${entity}
      and saved.entity_id = older.id
      and saved.version > older.seen
    left join staff on 'staff:' || staff.id = saved.actor
    order by saved.id`.execute(trx);
  const savings = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    older.map(({ id, version }) => {
      const all = savings.get(String(id)) ?? [];
      const changed = all.flatMap(({ after }) => Object.keys(Object(after)));
      return [String(id), conflictWith(version, changed, all.at(-1))];
    }),
  );
}

type Saving = { id: string; actor: string; name: string | null; at: Date; after: unknown };

/** `more`: fields kept outside the row, as they were and as they are by now. */
export async function writeChanges(
  { trx, note }: Changing,
  entity: RowEntity,
  id: number | string,
  {
    stored,
    fields,
    more = [],
  }: { stored: Row; fields: Row; more?: { name: string; before: unknown; after: unknown }[] },
): Promise<Saved> {
  const own = Object.keys(fields).filter((name) => !isSame(stored[name], fields[name]));
  const others = more.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  const version = Number(stored.version);
  if (own.length + others.length === 0) return { id, version };
  const assignments = [
    ...own.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`),
    sql`version = stored.version + 1`,
    sql`updated_at = now()`,
  ];
  await sql`
    update ${sql.table(entity)} as stored
    set ${sql.join(assignments)}
    from jsonb_populate_record(null::${sql.table(entity)}, ${JSON.stringify(fields)}::jsonb) as given
    where stored.${sql.ref(keyOf(entity))} = ${id}`.execute(trx);
  note({
    verb: 'change',
    entity,
    ids: [id],
    version: version + 1,
    before: Object.fromEntries([
      ...own.map((name) => [name, stored[name] ?? null]),
      ...others.map(({ name, before }) => [name, before]),
    ]),
    after: Object.fromEntries([
      ...own.map((name) => [name, fields[name] ?? null]),
      ...others.map(({ name, after }) => [name, after]),
    ]),
  });
  return { id, version: version + 1 };
}

/** Times are written in many ways; everything else as JSON has it. */
function isSame(stored: unknown, given: unknown): boolean {
  if (isDeepStrictEqual(stored ?? null, given ?? null)) return true;
  if (typeof stored !== 'string' || typeof given !== 'string') return false;
  return /^\d{4}-\d\d-\d\dT/.test(stored) && Date.parse(stored) === Date.parse(given);
}

export async function deleteRow(
  changing: Changing,
  entity: RowEntity,
  id: number | string,
  { seen }: { seen?: number | undefined } = {},
): Promise<Saved> {
  const stored = await lockRow(changing, entity, id);
  if (!stored) throw missing();
  await refuseOlder(changing, entity, id, { stored, seen });
  await sql`
    delete from ${sql.table(entity)}
    where ${sql.ref(keyOf(entity))} = ${id}`.execute(changing.trx);
  changing.note({ verb: 'delete', entity, ids: [id], before: stored });
  return { id, version: Number(stored.version) };
}
