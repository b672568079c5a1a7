import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { transact } from '../database/transact.ts';
import { type Refused, refusalIn } from './refused.ts';

/** Who changes something: a person of the shop, a customer, a program, or the clock. */
export type Actor =
  | `staff:${number}`
  | `customer:${number}`
  | `import:${number}`
  | 'exchange'
  | 'demo'
  | 'console'
  | 'clock';

/** What can be changed. Other processes follow these names in the change log. */
export type Entity =
  | 'product'
  /** Sold out, or there again; nothing else of a product changes with an order. */
  | 'stock'
  | 'category'
  | 'brand'
  | 'brand_note'
  | 'attribute'
  | 'unit'
  | 'vocabulary'
  | 'warehouse'
  | 'article'
  | 'content_page'
  | 'home_block'
  | 'popup'
  | 'page_seo'
  | 'phone'
  | 'setting'
  | 'mail_text'
  | 'redirect'
  | Unannounced;

/**
 * Of no concern to the catalogue, and kept in memory by no process: none needs to hear of them.
 * Of customers and mails the audit log names the fields, never a person's data.
 */
const unannounced = [
  'staff',
  'order',
  'customer',
  'contact_request',
  'mail',
  /** What somebody took along as a file. */
  'export',
  /** Who comes from 1C, and what was decided about what it sent. */
  'exchange',
  /** Prices to be changed by a rule; the products tell of themselves once it is done. */
  'price_change',
  /** A background job that somebody started, cancelled or started again. */
  'job',
  /** A table of a supplier that was tried or applied; the products tell of themselves. */
  'import',
] as const;
export type Unannounced = (typeof unannounced)[number];

type Note = {
  verb: 'create' | 'change' | 'delete';
  entity: Entity;
  /** Several ids where one act made many things, such as a load. */
  ids: (number | string)[];
  version?: number;
  /** The fields that differ, as they were and as they are. */
  before?: object;
  after?: object;
  /** The save of many products it is a part of. */
  batch?: number;
};

/** A change under way. Verbs write through `trx` and note what they did. */
export type Changing = {
  trx: Transaction<Tables>;
  actor: Actor;
  note: (note: Note) => void;
  /** What is done once for all that were named, after everything else: in one order for everybody. */
  atEnd: (work: AtEnd, ids: number[]) => void;
};

type AtEnd = (trx: Transaction<Tables>, ids: number[]) => Promise<void>;

/**
 * One transaction: what the verbs write, the audit log, the next version of the catalogue, and word
 * to every process at the commit. Where a verb refuses, nothing is written, whatever came before it.
 */
export async function change<Done>(
  db: Database,
  actor: Actor,
  work: (changing: Changing) => Promise<Done>,
): Promise<Done | Refused> {
  try {
    return await transact(db, (trx) => changeWithin(trx, actor, work));
  } catch (error) {
    const refused = refusalIn(error);
    if (refused) return refused;
    throw error;
  }
}

/** The same as a part of a transaction that is open already, which a refusal ends. */
export async function changeWithin<Done>(
  trx: Transaction<Tables>,
  actor: Actor,
  work: (changing: Changing) => Promise<Done>,
): Promise<Done> {
  const notes: Note[] = [];
  const last = new Map<AtEnd, Set<number>>();
  const done = await work({
    trx,
    actor,
    note: (note) => notes.push(note),
    atEnd(late, ids) {
      last.set(late, new Set([...(last.get(late) ?? []), ...ids]));
    },
  });
  for (const [late, ids] of last) await late(trx, [...ids]);
  if (notes.length > 0) {
    // Movements of stock have a ledger of their own.
    await writeAudit(
      trx,
      actor,
      notes.filter(({ entity }) => entity !== 'stock'),
    );
    const announced = notes.filter(
      ({ entity }) => !(unannounced as readonly string[]).includes(entity),
    );
    if (announced.length > 0) await announce(trx, announced);
  }
  return done;
}

const writeAudit = (trx: Transaction<Tables>, actor: Actor, notes: Note[]) =>
  sql`
    insert into audit_entry (actor, verb, entity, entity_id, version, before, after, batch_id)
    select ${actor}, verb, entity, entity_id, version, before, after, batch_id
    from unnest(
      ${notes.map(({ verb }) => verb)}::text[],
      ${notes.map(({ entity }) => entity)}::text[],
      ${notes.map(({ ids }) => namesOf(ids))}::text[],
      ${notes.map(({ version }) => version ?? null)}::integer[],
      ${notes.map(({ before }) => (before ? JSON.stringify(before) : null))}::jsonb[],
      ${notes.map(({ after }) => (after ? JSON.stringify(after) : null))}::jsonb[],
      ${notes.map(({ batch }) => batch ?? null)}::integer[]
    ) as noted (verb, entity, entity_id, version, before, after, batch_id)`.execute(trx);

/** `12`, or `12…5080` for many. */
const namesOf = (ids: (number | string)[]) =>
  ids.length > 1 ? `${ids[0]}…${ids.at(-1)}` : String(ids[0]);

/** Of more things of a kind it is said that any of them may have changed. */
const MOST_NAMED = 2_000;

/**
 * The version is taken last and locked until the commit, so that versions become visible in their
 * order. Ids that are no numbers name things every process reads whole.
 */
export async function announce(
  trx: Transaction<Tables>,
  notes: Pick<Note, 'entity' | 'ids'>[],
): Promise<void> {
  const changed = [...Map.groupBy(notes, ({ entity }) => entity)].flatMap(([entity, all]) => {
    const ids = new Set(all.flatMap((note) => note.ids));
    return ids.size > MOST_NAMED
      ? [{ entity, id: null }]
      : [...ids].map((id) => ({ entity, id: typeof id === 'number' ? id : null }));
  });
  await sql`
    with taken as (
      update catalogue_version
      set version = version + 1
      returning version
    ), logged as (
      insert into catalogue_change (version, entity, entity_id)
      select distinct version, entity, entity_id
      from taken
      cross join unnest(
        ${changed.map(({ entity }) => entity)}::text[],
        ${changed.map(({ id }) => id)}::integer[]
      ) as changed (entity, entity_id)
    )
    select pg_notify('shop_changes', version::text)
    from taken`.execute(trx);
}

/** A process that was away for longer reads everything anew. The audit log keeps what was done. */
const DAYS_KEPT = 7;

export const forgetChanges = (db: Database) =>
  sql`
    delete from catalogue_change
    where at < now() - make_interval(days => ${DAYS_KEPT})`.execute(db);
