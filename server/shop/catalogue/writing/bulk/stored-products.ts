import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../../../../base/database/connect.ts';
import { readOpenPromotions, type StoredPromotion } from '../../../pricing/open-promotions.ts';
import { noParts, type Parts, partNames, readParts } from '../product-parts.ts';
import { type StoredColumns, storedNames } from '../stored-columns.ts';

/** Columns that are read of every product: by them most changes are judged. */
const alwaysRead = [
  'price',
  'agreed_price',
  'agreed_basis',
  'vat_rate',
  'state',
  'title_ro',
  'title_ru',
] as const;
type AlwaysRead = (typeof alwaysRead)[number];

/** What a product can be changed in, as it stands; what nobody asked for is empty. */
export type StoredProduct = {
  id: number;
  version: number;
  /** In the order of their beginning. */
  promotions: StoredPromotion[];
  /** What lies in the warehouses. */
  stock: number;
} & Parts &
  Pick<StoredColumns, AlwaysRead> &
  Partial<Omit<StoredColumns, AlwaysRead>>;

/** Needs the table product. */
export type Condition = RawBuilder<boolean>;

export const amongIds = (ids: number[]): Condition =>
  sql<boolean>`product.id = any(${ids}::integer[])`;

/** Those that are dear to read are read where they are asked for. */
type Asked = {
  attributes?: boolean;
  stock?: boolean;
  files?: boolean;
  links?: boolean;
  /** The other columns of the row. */
  details?: boolean;
};

const detailNames = storedNames.filter((name) => !alwaysRead.some((one) => one === name));

/** Of each product the fields that are to be written. */
type Given = {
  id: number;
  fields: Record<string, unknown> & { links?: { id: number }[] | undefined };
};

/** Locks products with all that the given fields can change, by id; and what they are linked to. */
export async function lockProductsFor(
  trx: Trx,
  given: Given[],
): Promise<Map<number, StoredProduct>> {
  const named = new Set(
    given.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name] !== undefined)),
  );
  const isGiven = (...names: string[]) => names.some((name) => named.has(name));
  const ids = given.map(({ id }) => id);
  const linked = given.flatMap(({ fields: { links = [] } }) => links.map(({ id }) => id));
  if (linked.length > 0) await lockInOrder(trx, [...ids, ...linked]);
  const stored = await lockProducts(trx, amongIds(ids), {
    attributes: isGiven('attributes'),
    stock: isGiven('stock'),
    files: isGiven('pictures', 'documents'),
    links: isGiven('links'),
    details: isGiven(...detailNames),
  });
  return new Map(stored.map((product) => [product.id, product]));
}

/** A link locks both its ends: two who link the same products to each other wait in one order. */
const lockInOrder = (trx: Trx, ids: number[]) =>
  sql`
    select
    from product
    where id = any(${ids}::integer[])
    order by id
    for no key update`.execute(trx);

/**
 * Locks the products until the change is written, and then their stock, both in the order of ids.
 * Not `for update`: an order that locks the stock refers to the product meanwhile, and must not
 * wait for who waits for the stock.
 */
export async function lockProducts(
  trx: Trx,
  which: Condition,
  asked: Asked = {},
): Promise<StoredProduct[]> {
  const stored = await readRows(trx, which, sql`for no key update`, asked.details);
  return withParts(trx, stored, { ...asked, lockStock: true });
}

/** The same as it stands at the moment, without a lock. */
export const readProducts = async (
  db: Database,
  which: Condition,
  asked: Asked = {},
): Promise<StoredProduct[]> =>
  withParts(db, await readRows(db, which, sql``, asked.details), asked);

/** What the database's clock says, once everything is locked; to the millisecond. */
export async function momentOf(trx: Trx): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx);
  return (rows[0]?.now ?? new Date()).toISOString();
}

type StoredRow = Omit<StoredProduct, 'promotions' | 'stock' | keyof Parts>;

async function readRows(
  db: Database,
  which: Condition,
  lock: RawBuilder<unknown>,
  details = false,
) {
  const columns = ['id', 'version', ...(details ? storedNames : alwaysRead)];
  const { rows } = await sql<StoredRow>`
    select ${sql.join(columns.map((one) => sql.ref(one)))}
    from product
    where ${which}
    order by id
    ${lock}`.execute(db);
  return rows;
}

async function withParts(
  db: Database,
  rows: StoredRow[],
  { attributes, stock, files, links, lockStock }: Asked & { lockStock?: boolean },
): Promise<StoredProduct[]> {
  const ids = rows.map(({ id }) => id);
  const quantities = stock ? await readStock(db, ids, lockStock ?? false) : new Map();
  const names = partNames.filter(
    (name) => ({ attributes, pictures: files, documents: files, links })[name],
  );
  const parts = await readParts(db, ids, names);
  const promotions = await readOpenPromotions(db, ids);
  return rows.map((row) => ({
    ...row,
    ...(parts.get(row.id) ?? noParts),
    promotions: promotions.get(row.id) ?? [],
    stock: quantities.get(row.id) ?? 0,
  }));
}

async function readStock(db: Database, ids: number[], lock: boolean) {
  const { rows } = await sql<{ product_id: number; on_hand: number }>`
    select product_id, on_hand
    from stock
    where product_id = any(${ids}::integer[])
    order by product_id
    ${lock ? sql`for update` : sql``}`.execute(db);
  return new Map(rows.map(({ product_id, on_hand }) => [product_id, on_hand]));
}
