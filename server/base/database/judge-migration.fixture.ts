import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Trx } from './connect.ts';

/**
 * What a change of the schema does to the version before, which goes on working with it. It is read
 * off the database, before and after, whatever words the change was made in; statements that write
 * what was there already are noticed by triggers.
 */
export async function judge(trx: Trx, change: Change): Promise<string[]> {
  const before = await readSchema(trx);
  const written = await whatIsWritten(trx, before, change);
  await change(trx);
  return [...compare(before, await readSchema(trx)), ...written];
}

type Change = (trx: Trx) => Promise<unknown>;

type Column = { type: string; is_required: boolean; filled: string | null; made: string };
type Table = {
  /** Another one: the table was written anew, and nobody could use it meanwhile. */
  file: string;
  kind: string;
  columns: Record<string, Column>;
  /** Checks, keys and unique indexes: what it holds, and of which columns. */
  rules: Record<string, { holds: string; columns: string[] }>;
  triggers: Record<string, string>;
};
type Schema = {
  tables: Record<string, Table>;
  /** By name and arguments. */
  functions: Record<string, string>;
  /** Enumerations and domains. */
  types: Record<string, string>;
};

const OWN = 'judged_';

async function readSchema(trx: Trx): Promise<Schema> {
  return {
    tables: await asObject<Table>(trx, tables),
    functions: await asObject<string>(trx, functions),
    types: await asObject<string>(trx, types),
  };
}

async function asObject<T>(trx: Trx, parts: RawBuilder<unknown>): Promise<Record<string, T>> {
  const { rows } = await sql<{ name: string; part: T }>`
    select * from (${parts}) as found (name, part)`.execute(trx);
  return Object.fromEntries(rows.map(({ name, part }) => [name, part]));
}

const tables = sql`
  select c.relname, jsonb_build_object(
    'file', c.relfilenode::text,
    'kind', concat_ws(' ', c.relkind, c.relpersistence, c.relrowsecurity,
      case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end),
    'columns', coalesce((
      select jsonb_object_agg(a.attname, jsonb_build_object(
        'type', format_type(a.atttypid, a.atttypmod) || coalesce(' collate ' || l.collname, ''),
        'is_required', a.attnotnull,
        'filled', pg_get_expr(d.adbin, d.adrelid),
        'made', a.attidentity::text || a.attgenerated::text
      ))
      from pg_attribute a
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation and l.collname <> 'default'
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), '{}'),
    'rules', coalesce((
      select jsonb_object_agg(name, jsonb_build_object('holds', holds, 'columns', coalesce((
        select jsonb_agg(attname order by attname)
        from pg_attribute
        where attrelid = c.oid and attnum = any(columns)
      ), '[]')))
      from (
        select conname, pg_get_constraintdef(oid), conkey
        from pg_constraint
        -- That a column is required, columns say.
        where conrelid = c.oid and contype not in ('n', 't')
        union all
        select i.relname, pg_get_indexdef(i.oid), x.indkey::smallint[]
        from pg_index x
        inner join pg_class i on i.oid = x.indexrelid
        where x.indrelid = c.oid and x.indisunique
      ) as rule (name, holds, columns)
    ), '{}'),
    'triggers', coalesce((
      select jsonb_object_agg(tgname, pg_get_triggerdef(oid) || tgenabled::text)
      from pg_trigger
      where tgrelid = c.oid and not tgisinternal and not starts_with(tgname, ${sql.lit(OWN)})
    ), '{}')
  )
  from pg_class c
  where c.relnamespace = 'public'::regnamespace
    and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and c.relname not in ('kysely_migration', 'kysely_migration_lock', 'migration_need')`;

const functions = sql`
  select p.oid::regprocedure::text, to_jsonb(pg_get_functiondef(p.oid))
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and p.prokind <> 'a'
    and not starts_with(p.proname, ${sql.lit(OWN)})
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const types = sql`
  select t.typname, to_jsonb(coalesce((
    select string_agg(enumlabel, ', ' order by enumsortorder)
    from pg_enum
    where enumtypid = t.oid
  ), '') || coalesce((
    select string_agg(pg_get_constraintdef(oid), ', ' order by conname)
    from pg_constraint
    where contypid = t.oid
  ), ''))
  from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')`;

function compare(before: Schema, after: Schema): string[] {
  const ofTables = Object.entries(before.tables).flatMap(([name, table]) => {
    const now = after.tables[name];
    return now ? compareTables(name, table, now) : [`table ${name} is gone`];
  });
  return [
    ...ofTables,
    ...changedOrGone('function', before.functions, after.functions),
    ...doubled(before.functions, after.functions),
    ...changedOrGone('type', before.types, after.types),
  ];
}

function compareTables(name: string, before: Table, after: Table): string[] {
  const found = Object.entries(after.columns).flatMap(([column, now]) =>
    judgeColumn(`${name}.${column}`, before.columns[column], now),
  );
  const gone = Object.keys(before.columns).filter((column) => !after.columns[column]);
  found.push(...gone.map((column) => `column ${name}.${column} is gone`));
  if (after.kind !== before.kind) found.push(`table ${name} is another kind`);
  if (after.file !== before.file) found.push(`table ${name} is written anew`);
  for (const [rule, { holds, columns }] of Object.entries(after.rules)) {
    const was = before.rules[rule]?.holds;
    // Of new columns alone: the version before writes nothing there.
    const isOfOld = columns.length === 0 || columns.some((column) => before.columns[column]);
    if (was === undefined && isOfOld) found.push(`rule ${name}.${rule} is new`);
    if (was !== undefined && was !== holds) found.push(`rule ${name}.${rule} is another`);
  }
  const lifted = Object.keys(before.rules).filter((rule) => !after.rules[rule]);
  found.push(...lifted.map((rule) => `rule ${name}.${rule} is gone`));
  found.push(...changedOrGone(`trigger of ${name}`, before.triggers, after.triggers));
  const added = Object.keys(after.triggers).filter((trigger) => !before.triggers[trigger]);
  found.push(...added.map((trigger) => `trigger of ${name} ${trigger} is new`));
  return found;
}

function judgeColumn(name: string, before: Column | undefined, now: Column): string[] {
  if (!before) {
    const isFilled = now.filled !== null || now.made !== '';
    return now.is_required && !isFilled ? [`column ${name} is new and has to be filled`] : [];
  }
  const { type, is_required, filled, made } = before;
  const found: string[] = [];
  if (now.type !== type) found.push(`column ${name} was ${type} and is ${now.type}`);
  if (now.is_required && !is_required) found.push(`column ${name} has to be filled`);
  if (!now.is_required && is_required) found.push(`column ${name} may be empty`);
  const isAnother = filled !== null && now.filled !== filled;
  if (isAnother || now.made !== made) found.push(`column ${name} is filled otherwise`);
  return found;
}

function changedOrGone(
  what: string,
  before: Record<string, string>,
  after: Record<string, string>,
): string[] {
  return Object.entries(before)
    .filter(([name, was]) => after[name] !== was)
    .map(([name]) => `${what} ${name} is ${name in after ? 'another' : 'gone'}`);
}

/** A second one of a name: calls that leave arguments out may find both. */
function doubled(before: Record<string, string>, after: Record<string, string>): string[] {
  const nameOf = (signature: string) => signature.slice(0, signature.indexOf('('));
  const known = new Set(Object.keys(before).map(nameOf));
  return Object.keys(after)
    .filter((signature) => !(signature in before) && known.has(nameOf(signature)))
    .map((signature) => `function ${signature} is there beside another of its name`);
}

/**
 * Which tables are written where the version before reads: its columns updated, its rows deleted.
 * A trigger of a statement goes off where no row is there. What is tried is taken back; a change
 * that cannot be made because a trigger names the column, changes that column.
 */
async function whatIsWritten(
  trx: Trx,
  { tables: there }: Schema,
  change: Change,
): Promise<string[]> {
  await sql`savepoint judged`.execute(trx);
  try {
    await watchTables(trx, there);
    await change(trx);
    const { rows } = await sql<{ what: string }>`
      select distinct what from judged_write order by what`.execute(trx);
    return rows.map(({ what }) => `rows of ${what}`);
  } catch (error) {
    if (
      error instanceof pg.DatabaseError &&
      /judged_write/.test(`${error.message} ${error.detail}`)
    )
      return [];
    throw error;
  } finally {
    await sql`rollback to savepoint judged`.execute(trx);
  }
}

async function watchTables(trx: Trx, there: Schema['tables']) {
  await sql`create temporary table judged_write (what text)`.execute(trx);
  await sql`
    create function judged_note() returns trigger language plpgsql as $$
    begin
      insert into judged_write values (tg_table_name || ': ' || lower(tg_op));
      return null;
    end $$`.execute(trx);
  for (const [name, { kind, columns }] of Object.entries(there)) {
    if (!/^[rp]/.test(kind)) continue;
    const all = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
    await sql`
      create trigger judged_write
      after update of ${all} or delete or truncate on ${sql.table(name)}
      execute function judged_note()`.execute(trx);
  }
}
