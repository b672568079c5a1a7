import { sql } from 'kysely';
import { sheetPermissions } from '../../../../contract/editing/sheet.ts';
import { may, type Role } from '../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../changes/change.ts';
import { type Mistakes, missing } from '../../../changes/refused.ts';
import type { Trx } from '../../../database/connect.ts';
import { attributesOf } from './attribute-columns.ts';
import { amongIds, type HeldProduct, lockProducts, momentOf } from './held-products.ts';
import { promotionMistakes } from './promotion-mistakes.ts';
import { stockMistakes } from './stock-mistakes.ts';
import {
  differences,
  fieldOf,
  isSamePromotion,
  type PlannedChange,
  type Wanted,
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
 * of them. It is a batch itself, and can be undone as any other. Null: it is undone already.
 */
export async function undoBatch(
  changing: Changing,
  id: number,
  role: Role,
): Promise<Undone | null> {
  const { trx } = changing;
  if (await isUndone(trx, id)) return null;
  const entries = await readEntries(trx, id);
  const held = await lockProducts(trx, amongIds(entries.map((entry) => entry.id)), {
    attributes: entries.some(({ after }) => after.attributes),
    stock: entries.some(({ after }) => after.stock !== undefined),
  });
  const heldById = new Map(held.map((product) => [product.id, product]));
  const moment = await momentOf(trx);
  const known = await attributesOf(
    trx,
    entries.flatMap(({ before }) => before.attributes ?? []),
  );

  const left = new Map<number, Mistakes>();
  const leave = (product: number, mistakes: Mistakes) => {
    if (Object.keys(mistakes).length > 0) left.set(product, { ...left.get(product), ...mistakes });
  };
  const planned: PlannedChange[] = [];
  for (const entry of entries) {
    const product = heldById.get(entry.id);
    if (!product) {
      leave(entry.id, { id: ['EDIT.UNKNOWN'] });
      continue;
    }
    const { wanted, mistakes } = wantedBack(product, entry, { role, moment });
    leave(entry.id, mistakes);
    if (wanted.attributes?.some((value) => !known.has(value))) {
      leave(entry.id, { attributes: ['EDIT.UNKNOWN'] });
      delete wanted.attributes;
    }
    planned.push({ held: product, wanted });
  }
  const short = await stockMistakes(trx, planned);
  for (const { held: product, wanted } of planned) {
    leave(product.id, short.get(product.id) ?? {});
    if (short.has(product.id)) delete wanted.stock;
  }
  const written = await writeProducts(changing, planned, { kind: 'undo', undoes: id, moment });
  const changed = new Set(
    planned
      .filter(({ held: product, wanted }) => differences(product, wanted).length > 0)
      .map(({ held: product }) => product.id),
  );
  return {
    batch: written.batch,
    restored: written.saved.filter((one) => changed.has(one.id)),
    left: [...left].map(([product, fields]) => ({ id: product, fields })),
  };
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

type Entry = { id: number; before: Wanted; after: Wanted };

/** As writeProducts() noted them. */
async function readEntries(trx: Trx, batchId: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select entity_id::integer as id, before, after
    from audit_entry
    where batch_id = ${batchId}
      and entity = 'product'
    order by entity_id::integer`.execute(trx);
  return rows;
}

/** Of each field that is still as the batch left it, what was before; of the others why not. */
function wantedBack(
  held: HeldProduct,
  { before, after }: Entry,
  { role, moment }: { role: Role; moment: string },
): { wanted: Wanted; mistakes: Mistakes } {
  const mistakes: Mistakes = {};
  const changedSince = new Set(differences(held, withOpen(after, moment)));
  let wanted: Wanted = {};
  for (const name of wantedNames.filter((one) => one in after)) {
    const field = fieldOf(name);
    if (!may(role, sheetPermissions[field])) mistakes[field] = ['ERROR.FORBIDDEN'];
    else if (changedSince.has(name)) mistakes[field] = ['EDIT.CHANGED_SINCE'];
    else wanted = { ...wanted, [name]: before[name] };
  }
  wanted = begunAgain(held, withOpen(wanted, moment), moment);
  const wrong = promotionMistakes(held, wanted, moment);
  if (Object.keys(wrong).length === 0) return { wanted, mistakes };
  // A price and the promotions below it go back together, or not at all.
  const { price, promotions, ...others } = wanted;
  return { wanted: others, mistakes: { ...mistakes, ...wrong } };
}

/** What ended by the clock since is nobody's change, and comes back by nobody's. */
const withOpen = ({ promotions, ...others }: Wanted, moment: string): Wanted => ({
  ...others,
  ...(promotions && {
    promotions: promotions.filter(({ ends_at }) => ends_at === null || ends_at > moment),
  }),
});

/** What ran before the batch runs again from now on: nobody has paid it between. */
const begunAgain = (
  held: HeldProduct,
  { promotions, ...others }: Wanted,
  moment: string,
): Wanted => ({
  ...others,
  ...(promotions && {
    promotions: promotions.map((one) =>
      one.starts_at > moment || held.promotions.some((other) => isSamePromotion(one, other))
        ? one
        : { ...one, starts_at: moment },
    ),
  }),
});
