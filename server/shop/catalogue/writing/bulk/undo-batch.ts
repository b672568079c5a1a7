import { sql } from 'kysely';
import { may, type Role } from '../../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import { type Mistakes, missing } from '../../../../base/changes/refused.ts';
import type { Trx } from '../../../../base/database/connect.ts';
import { type Known, mistakesIn, readKnown } from './judge-products.ts';
import { fromNowOn } from './promotion-rules.ts';
import { lockProductsFor, momentOf, type StoredProduct } from './stored-products.ts';
import { undoBrands } from './undo-brands.ts';
import {
  cellOf,
  differences,
  fieldOf,
  type PlannedChange,
  permissionOf,
  type Wanted,
  type WantedName,
  wantedNames,
} from './wanted-product.ts';
import { writeProducts } from './write-products.ts';

type Undone = {
  batch: number | null;
  restored: { id: number; version: number }[];
  left: { id: number; fields: Mistakes }[];
};

/**
 * Writes the values from before a batch back, field by field, wherever they still are what it made
 * of them; what it created is archived. It is a batch itself, and can be undone as any other. Null:
 * it is undone already.
 */
export async function undoBatch(
  changing: Changing,
  id: number,
  role: Role,
): Promise<Undone | null> {
  if (await isUndone(changing.trx, id)) return null;
  const entries = await readEntries(changing.trx, id);
  const undone = await undoEntries(changing, id, role, { entries });
  await undoBrands(changing, id, role, undone.batch);
  return undone;
}

/** Where the next piece begins, and the batch that undoes the pieces. */
export type UndoPosition = { after: number; batch: number | null };

/** The next piece of a large batch; null when there is no more. The caller sees to who does it. */
export async function undoPiece(
  changing: Changing,
  id: number,
  role: Role,
  { after, batch, most }: UndoPosition & { most: number },
): Promise<(Omit<Undone, 'batch'> & UndoPosition) | null> {
  const entries = await readEntries(changing.trx, id, { after, most });
  const last = entries.at(-1);
  if (!last) {
    await undoBrands(changing, id, role, batch);
    return null;
  }
  const undone = await undoEntries(changing, id, role, { entries, into: batch ?? undefined });
  return { ...undone, after: last.entry, batch: batch ?? undone.batch };
}

async function undoEntries(
  changing: Changing,
  id: number,
  role: Role,
  { entries, into }: { entries: Entry[]; into?: number | undefined },
): Promise<Undone> {
  const { trx } = changing;
  const stored = await lockProductsFor(
    trx,
    entries.map(({ id: product, before }) => ({ id: product, fields: before })),
  );
  const moment = await momentOf(trx);
  const left = new Map<number, Mistakes>();
  const leave = (product: number, mistakes: Mistakes) => {
    if (Object.keys(mistakes).length > 0) left.set(product, { ...left.get(product), ...mistakes });
  };
  const asked = entries.flatMap((entry): PlannedChange[] => {
    const product = stored.get(entry.id);
    if (!product) {
      leave(entry.id, { id: ['EDIT.UNKNOWN'] });
      return [];
    }
    const { wanted, mistakes } = wantedBack(product, entry, { role, moment });
    leave(entry.id, mistakes);
    return [{ stored: product, wanted, stock: { reason: 'undo' } }];
  });
  const known = await readKnown(trx, asked, moment);
  const planned = asked.map((one, at) => {
    const { wanted, mistakes } = withoutMistakes(one, at, known);
    leave(one.stored.id, mistakes);
    return { ...one, wanted };
  });
  const { batch, saved } = await writeProducts(changing, planned, {
    kind: 'undo',
    undoes: id,
    into,
    moment,
  });
  const changed = new Set(
    planned
      .filter(({ stored: product, wanted }) => differences(product, wanted).length > 0)
      .map(({ stored: product }) => product.id),
  );
  return {
    batch,
    restored: saved.filter((one) => changed.has(one.id)),
    left: [...left].map(([product, fields]) => ({ id: product, fields })),
  };
}

/** A price goes back as it was agreed and with the promotions below it, or not at all. */
const priceNames = ['price', 'agreed_price', 'agreed_basis'] as const;
const priced: WantedName[] = [...priceNames, 'promotions'];

/** Field by field: what may not be written is left out, and told. */
function withoutMistakes(
  planned: PlannedChange,
  at: number,
  known: Known,
): { wanted: Wanted; mistakes: Mistakes } {
  const { wanted } = planned;
  const mistakes = mistakesIn(planned, at, known);
  const wrong = new Set(Object.keys(mistakes).map((field) => field.replace(/\..*/, '')));
  if (wrong.size === 0) return { wanted, mistakes };
  if (priced.some((name) => wrong.has(name))) {
    // Where none of them is left, it is the VAT that the price follows.
    if (!priced.some((name) => wanted[name] !== undefined)) {
      wrong.add('vat_rate');
      mistakes.vat_rate = ['EDIT.PROMOTION_LOST'];
    }
    for (const name of priced) wrong.add(name);
  }
  const kept = Object.entries(wanted).filter(([name]) => !wrong.has(name));
  const left = withoutMistakes({ ...planned, wanted: Object.fromEntries(kept) }, at, known);
  const cells = Object.entries(mistakes).map(([field, keys]) => [cellOf(field), keys]);
  return { ...left, mistakes: { ...left.mistakes, ...Object.fromEntries(cells) } };
}

/** Held, so that of two who undo it at once the second is told. */
async function isUndone(trx: Trx, id: number): Promise<boolean> {
  const batch = await trx
    .selectFrom('batch')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) throw missing();
  const undoing = await trx
    .selectFrom('batch')
    .select('id')
    .where('undoes', '=', id)
    .executeTakeFirst();
  return undoing !== undefined;
}

type Entry = { entry: number; id: number; before: Wanted; after: Wanted };

/**
 * As writeProducts() and createRows() noted them. What was created is as if it had been archived:
 * from there it can come back, and whoever ordered it still finds it.
 */
async function readEntries(
  trx: Trx,
  batchId: number,
  { after = 0, most }: { after?: number; most?: number } = {},
): Promise<Entry[]> {
  const { rows } = await sql<Entry & { verb: string }>`
    select
      audit_entry.id as entry,
      entity_id::integer as id,
      before,
      after,
      verb
    from audit_entry
    where batch_id = ${batchId}
      and audit_entry.id > ${after}
      and entity = 'product'
    order by audit_entry.id
    limit ${most ?? null}`.execute(trx);
  return rows.map(({ verb, entry, id, before, after }) =>
    verb === 'create' ? { entry, id, ...ofCreated(after) } : { entry, id, before, after },
  );
}

const ofCreated = ({ state = 'draft', stock }: Wanted): Pick<Entry, 'before' | 'after'> => ({
  before: { state: 'archived', ...(stock !== undefined && { stock: 0 }) },
  after: { state, ...(stock !== undefined && { stock }) },
});

/** Of each field that is still as the batch left it, what was before; of the others why not. */
function wantedBack(
  stored: StoredProduct,
  { before, after }: Entry,
  { role, moment }: { role: Role; moment: string },
): { wanted: Wanted; mistakes: Mistakes } {
  const mistakes: Mistakes = {};
  const changedSince = new Set(differences(stored, withOpen(after, moment)));
  if (priceNames.some((name) => changedSince.has(name))) {
    for (const name of priceNames) changedSince.add(name);
  }
  let wanted: Wanted = {};
  for (const name of wantedNames.filter((one) => one in after)) {
    const field = fieldOf(name);
    if (!may(role, permissionOf(field))) mistakes[field] = ['ERROR.FORBIDDEN'];
    else if (changedSince.has(name)) mistakes[field] = ['EDIT.CHANGED_SINCE'];
    else wanted = { ...wanted, [name]: before[name] };
  }
  const { promotions, ...others } = withOpen(wanted, moment);
  if (!promotions) return { wanted: others, mistakes };
  // What ran before the batch runs again from now on.
  return {
    wanted: { ...others, promotions: fromNowOn(promotions, stored.promotions, moment) },
    mistakes,
  };
}

/** What ended by the clock since is nobody's change, and comes back by nobody's. */
const withOpen = ({ promotions, ...others }: Wanted, moment: string): Wanted => ({
  ...others,
  ...(promotions && {
    promotions: promotions.filter(({ ends_at }) => ends_at === null || ends_at > moment),
  }),
});
