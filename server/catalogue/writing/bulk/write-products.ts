import { sql } from 'kysely';
import { columnTypes } from '../../../../contract/editing/product-columns.ts';
import type { Changing } from '../../../changes/change.ts';
import type { Trx } from '../../../database/connect.ts';
import { writeSearchRows } from '../../../search/vocabulary/write-search-rows.ts';
import { moveStock } from '../../stock/move-stock.ts';
import { notePrices } from '../note-prices.ts';
import { deletePart, insertParts } from '../product-parts.ts';
import { endPromotions } from '../set-promotions.ts';
import { settlePrice } from '../settle-price.ts';
import { type BatchKind, createBatch, growBatch } from './batches.ts';
import { detailNames, type OpenPromotion } from './held-products.ts';
import {
  differences,
  fieldOf,
  isSamePromotion,
  type PlannedChange,
  type WantedName,
  withoutId,
} from './wanted-product.ts';

type Options = {
  /** Null: nobody will want to undo it as one, such as what a program brings every hour. */
  kind: BatchKind | null;
  undoes?: number;
  /** A batch of the same kind that this is more of. */
  into?: number | undefined;
  /** By the database's clock, once everything is held: what begins, begins then. */
  moment: string;
};

type Written = { batch: number | null; saved: { id: number; version: number }[] };

type Differing = PlannedChange & { names: WantedName[] };

/**
 * Writes what differs of many products that the caller holds and has checked, by one statement for
 * each table however many they are. Each product is noted with what was before and after, and all
 * of them as one batch.
 */
export async function writeProducts(
  changing: Changing,
  planned: PlannedChange[],
  { kind, undoes, into, moment }: Options,
): Promise<Written> {
  const differing: Differing[] = planned
    .map((one) => ({ ...one, wanted: { ...one.wanted, ...settlePrice(one.held, one.wanted) } }))
    .map((one) => ({ ...one, names: differences(one.held, one.wanted) }))
    .filter(({ names }) => names.length > 0);
  const saved = planned.map(({ held }) => ({ id: held.id, version: held.version }));
  if (differing.length === 0) return { batch: null, saved };

  const extent = {
    products: differing.length,
    fields: [...new Set(differing.flatMap(({ names }) => names.map(fieldOf)))].toSorted(),
  };
  const batch =
    kind && (into ?? (await createBatch(changing, { ...extent, kind, undoes: undoes ?? null })));
  if (into !== undefined) await growBatch(changing, into, extent);
  const isSaid = (...wanted: WantedName[]) =>
    differing.filter(({ names }) => wanted.some((name) => names.includes(name)));
  await writeRows(changing.trx, differing.filter(isOtherThanStock));
  const priced = isSaid('price').map(({ held, wanted }) => ({
    id: held.id,
    price: wanted.price ?? held.price,
  }));
  await notePrices(changing.trx, priced, moment);
  await writePromotions(changing, isSaid('promotions'), moment);
  await writeAttributes(changing.trx, isSaid('attributes'));
  await writeFiles(changing.trx, 'pictures', isSaid('pictures'));
  await writeFiles(changing.trx, 'documents', isSaid('documents'));
  await writeFiles(changing.trx, 'links', isSaid('links'));
  for (const name of furtherDetails) await writeDetail(changing.trx, name, isSaid(name));
  await writeStock(changing, isSaid('stock'));
  const renamed = isSaid('title_ro', 'title_ru').map(({ held }) => held.id);
  if (renamed.length > 0) changing.atEnd(writeSearchRows, renamed);

  for (const change of differing) noteChange(changing, change, batch);
  const risen = new Set(differing.filter(isOtherThanStock).map(({ held }) => held.id));
  return {
    batch,
    saved: saved.map((one) => (risen.has(one.id) ? { ...one, version: one.version + 1 } : one)),
  };
}

const furtherDetails = detailNames.filter((name) => name !== 'vat_rate');

/** Goods come and go without a new version of the product. */
const isOtherThanStock = ({ names }: Differing) => names.some((name) => name !== 'stock');

function noteChange({ note }: Changing, change: Differing, batch: number | null) {
  const { held, wanted, names } = change;
  const said = (from: PlannedChange['wanted']) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        name === 'promotions' ? (from.promotions ?? []).map(withoutId) : from[name],
      ]),
    );
  note({
    verb: 'change',
    entity: 'product',
    ids: [held.id],
    ...(isOtherThanStock(change) && { version: held.version + 1 }),
    before: said(held),
    after: said(wanted),
    ...(batch !== null && { batch }),
  });
}

const idsOf = (changes: PlannedChange[]) => changes.map(({ held }) => held.id);

async function writeRows(trx: Trx, changes: Differing[]) {
  if (changes.length === 0) return;
  const given = (
    name:
      | 'price'
      | 'agreed_price'
      | 'agreed_basis'
      | 'vat_rate'
      | 'state'
      | 'title_ro'
      | 'title_ru',
  ) => changes.map(({ wanted }) => wanted[name] ?? null);
  await sql`
    update product
    set
      price = given.price,
      agreed_price = given.agreed_price,
      agreed_basis = given.agreed_basis,
      -- With the price, which follows it.
      vat_rate = coalesce(given.vat_rate, product.vat_rate),
      state = coalesce(given.state, product.state),
      title_ro = coalesce(given.title_ro, product.title_ro),
      title_ru = coalesce(given.title_ru, product.title_ru),
      version = product.version + 1,
      updated_at = now()
    from unnest(
      ${idsOf(changes)}::integer[],
      ${given('price')}::integer[],
      ${given('agreed_price')}::bigint[],
      ${given('agreed_basis')}::text[],
      ${given('vat_rate')}::integer[],
      ${given('state')}::text[],
      ${given('title_ro')}::text[],
      ${given('title_ru')}::text[]
    ) as given (id, price, agreed_price, agreed_basis, vat_rate, state, title_ro, title_ru)
    where product.id = given.id`.execute(trx);
}

async function writePromotions(changing: Changing, changes: Differing[], moment: string) {
  if (changes.length === 0) return;
  const isAmong = (one: OpenPromotion, all: OpenPromotion[]) =>
    all.some((other) => isSamePromotion(one, other));
  const ended = changes.flatMap(({ held, wanted }) =>
    held.promotions.filter((one) => !isAmong(one, wanted.promotions ?? [])),
  );
  const begun = changes.flatMap(({ held, wanted }) =>
    (wanted.promotions ?? [])
      .filter((one) => !isAmong(one, held.promotions))
      .map((one) => ({ ...one, productId: held.id })),
  );
  await endPromotions(changing, ended, moment);
  await sql`
    insert into promotion (product_id, price, starts_at, ends_at)
    select product_id, price, starts_at, ends_at
    from unnest(
      ${begun.map(({ productId }) => productId)}::integer[],
      ${begun.map(({ price }) => price)}::integer[],
      ${begun.map(({ starts_at }) => starts_at)}::timestamptz[],
      ${begun.map(({ ends_at }) => ends_at)}::timestamptz[]
    ) as given (product_id, price, starts_at, ends_at)
    order by product_id, starts_at`.execute(changing.trx);
}

async function writeAttributes(trx: Trx, changes: Differing[]) {
  if (changes.length === 0) return;
  await deletePart(trx, idsOf(changes), 'attributes');
  await insertParts(
    trx,
    changes.map(({ held, wanted }) => ({
      id: held.id,
      parts: { attributes: wanted.attributes ?? [] },
    })),
  );
}

const typeOf = (name: (typeof detailNames)[number]) =>
  sql.raw(name === 'specifications' ? 'jsonb' : columnTypes[name]);

/** The row's version has risen already. */
async function writeDetail(trx: Trx, name: (typeof detailNames)[number], changes: Differing[]) {
  if (changes.length === 0) return;
  const given = changes.map(({ wanted }) =>
    name === 'specifications' ? JSON.stringify(wanted[name]) : (wanted[name] ?? null),
  );
  await sql`
    update product
    set ${sql.ref(name)} = given.detail
    from unnest(${idsOf(changes)}::integer[], ${given}::${typeOf(name)}[]) as given (id, detail)
    where product.id = given.id`.execute(trx);
}

async function writeFiles(
  trx: Trx,
  name: 'pictures' | 'documents' | 'links',
  changes: Differing[],
) {
  if (changes.length === 0) return;
  await deletePart(trx, idsOf(changes), name);
  await insertParts(
    trx,
    changes.map(({ held, wanted }) => ({ id: held.id, parts: { [name]: wanted[name] ?? [] } })),
  );
}

/** The first warehouse has what the figure is more or less by. */
async function writeStock(changing: Changing, changes: Differing[]) {
  if (changes.length === 0) return;
  await moveStock(
    changing,
    changes.map(({ held, wanted, stockReason = 'count', stockNote = '' }) => ({
      product_id: held.id,
      quantity: (wanted.stock ?? held.stock) - held.stock,
      reason: stockReason,
      note: stockNote,
    })),
  );
}
