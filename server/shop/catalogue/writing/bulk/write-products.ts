import { type RawBuilder, sql } from 'kysely';
import type { Changing } from '../../../../base/changes/change.ts';
import type { Trx } from '../../../../base/database/connect.ts';
import { renameSlugs } from '../../../redirects/former-slugs.ts';
import { writeSearchRows } from '../../../search/vocabulary/write-search-rows.ts';
import { moveStock } from '../../stock/move-stock.ts';
import { deletePart, insertParts, partNames } from '../product-parts.ts';
import { type StoredName, storedColumns, storedNames } from '../stored-columns.ts';
import { type BatchKind, openBatch } from './batches.ts';
import { type Judged, judgeProducts } from './judge-products.ts';
import {
  differences,
  fieldOf,
  type PlannedChange,
  settled,
  type WantedName,
  withoutId,
} from './wanted-product.ts';
import { notePrices, writePromotions } from './write-prices.ts';

type Options = {
  /** Null: nobody will want to undo it as one, such as what a program brings every hour. */
  kind: BatchKind | null;
  undoes?: number;
  /** A batch of the same kind that this is more of. */
  into?: number | undefined;
  /** By the database's clock, once everything is locked: what begins, begins then. */
  moment: string;
  /** What becomes of promotions that would lower a new price no more: the price is refused, or they end. */
  lost?: 'refused' | 'ended';
};

type Written = {
  batch: number | null;
  saved: { id: number; version: number }[];
  refused: (Judged & { id: number })[];
};

type Differing = PlannedChange & { names: WantedName[] };

/**
 * The one writer of products that are there: of many that the caller holds each is judged by itself,
 * and what differs of the good ones is written by one statement for each table however many they
 * are. Each is noted with what was before and after, and all of them as one batch.
 */
export async function writeProducts(
  changing: Changing,
  planned: PlannedChange[],
  { kind, undoes, into, moment, lost = 'refused' }: Options,
): Promise<Written> {
  const { trx } = changing;
  const whole = planned.map((one) => settled(one, lost));
  const judged = await judgeProducts(trx, whole, moment);
  const refused = whole.flatMap(({ stored }, at) => {
    const why = judged[at];
    return why ? [{ id: stored.id, ...why }] : [];
  });
  const good = whole.filter((_, at) => !judged[at]);
  const differing: Differing[] = good
    .map((one) => ({ ...one, names: differences(one.stored, one.wanted) }))
    .filter(({ names }) => names.length > 0);
  const saved = good.map(({ stored }) => ({ id: stored.id, version: stored.version }));
  if (differing.length === 0) return { batch: null, saved, refused };

  const extent = {
    products: differing.length,
    fields: [...new Set(differing.flatMap(({ names }) => names.map(fieldOf)))].toSorted(),
  };
  const batch = kind && (await openBatch(changing, { kind, into, undoes }, extent));
  await writeAll(changing, differing, moment);

  for (const change of differing) noteChange(changing, change, batch);
  const risen = new Set(idsOf(differing.filter(isOtherThanStock)));
  return {
    batch,
    saved: saved.map((one) => (risen.has(one.id) ? { ...one, version: one.version + 1 } : one)),
    refused,
  };
}

/** What a product is found by. */
const searched = ['title_ro', 'title_ru', 'code', 'shop_code', 'ean'] as const;

async function writeAll(changing: Changing, differing: Differing[], moment: string) {
  const { trx } = changing;
  const changedIn = (...wanted: WantedName[]) =>
    differing.filter(({ names }) => wanted.some((name) => names.includes(name)));
  await writeRows(trx, differing.filter(isOtherThanStock));
  const priced = changedIn('price').map(({ stored, wanted }) => ({
    id: stored.id,
    price: wanted.price ?? stored.price,
  }));
  await notePrices(trx, priced, moment);
  await writePromotions(trx, changedIn('promotions'), moment);
  for (const name of partNames) {
    const changed = changedIn(name);
    if (changed.length === 0) continue;
    await deletePart(trx, idsOf(changed), name);
    const parts = changed.map(({ stored, wanted }) => ({
      id: stored.id,
      [name]: wanted[name] ?? [],
    }));
    await insertParts(trx, parts);
  }
  const renamed = changedIn('slug').map(({ stored, wanted }) => ({
    id: stored.id,
    from: stored.slug ?? '',
    to: wanted.slug ?? '',
  }));
  await renameSlugs(trx, 'product', renamed);
  await writeStock(changing, changedIn('stock'));
  const found = idsOf(changedIn(...searched));
  if (found.length > 0) changing.atEnd(writeSearchRows, found);
}

/** Goods come and go without a new version of the product. */
const isOtherThanStock = ({ names }: Differing) => names.some((name) => name !== 'stock');

function noteChange({ note }: Changing, change: Differing, batch: number | null) {
  const { stored, wanted, names } = change;
  const writtenOf = (from: PlannedChange['wanted']) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        name === 'promotions' ? (from.promotions ?? []).map(withoutId) : from[name],
      ]),
    );
  note({
    verb: 'change',
    entity: 'product',
    ids: [stored.id],
    ...(isOtherThanStock(change) && { version: stored.version + 1 }),
    before: writtenOf(stored),
    after: writtenOf(wanted),
    ...(batch !== null && { batch }),
  });
}

const idsOf = (changes: PlannedChange[]) => changes.map(({ stored }) => stored.id);

/** In each row the columns that change in any of them, as they are to be or as they stand. */
async function writeRows(trx: Trx, changes: Differing[]) {
  if (changes.length === 0) return;
  const changed = new Set<string>(changes.flatMap(({ names }) => names));
  const columns = storedNames.filter((name) => changed.has(name));
  const valueIn = ({ stored, wanted }: Differing, name: StoredName) => {
    const value = wanted[name] === undefined ? stored[name] : wanted[name];
    return name === 'specifications' ? JSON.stringify(value) : value;
  };
  const each = (say: (name: StoredName) => RawBuilder<unknown>) => columns.map(say);
  await sql`
    update product
    set ${sql.join([
      ...each((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`),
      sql`version = product.version + 1`,
      sql`updated_at = now()`,
    ])}
    from unnest(${sql.join([
      sql`${idsOf(changes)}::integer[]`,
      ...each(
        (name) =>
          sql`${changes.map((one) => valueIn(one, name))}::${sql.raw(storedColumns[name])}[]`,
      ),
    ])}) as given (${sql.join([sql.ref('id'), ...each((name) => sql.ref(name))])})
    where product.id = given.id`.execute(trx);
}

/** The first warehouse has what the figure is more or less by. */
async function writeStock(changing: Changing, changes: Differing[]) {
  if (changes.length === 0) return;
  await moveStock(
    changing,
    changes.map(({ stored, wanted, stock }) => ({
      product_id: stored.id,
      quantity: (wanted.stock ?? stored.stock) - stored.stock,
      reason: stock?.reason ?? 'count',
      note: stock?.note ?? '',
    })),
  );
}
