import { sql } from 'kysely';
import { fitsStep } from '../../../../../contract/editing/catalogue.ts';
import { newerSaves } from '../../../../base/changes/edit-row.ts';
import type { Conflict, Mistakes } from '../../../../base/changes/refused.ts';
import type { Trx } from '../../../../base/database/connect.ts';
import { levelMistake } from '../../stock/level-mistake.ts';
import { lockValuesShared } from '../lock-values.ts';
import { unknownIn } from '../unknown-in.ts';
import { promotionMistakes } from './promotion-rules.ts';
import type { StoredProduct } from './stored-products.ts';
import { differences, fieldOf, type PlannedChange, type Wanted } from './wanted-product.ts';

/** How a product is to be; `stored`: as it stands, if it is there already. */
type Planned = Omit<PlannedChange, 'stored'> & { stored: StoredProduct | null };

/** Why a product is not written so; what its messages speak of stands in `values`. */
export type Judged = {
  fields: Mistakes;
  values: Record<string, string | number>;
  /** Somebody has saved over the version that was seen. */
  conflict?: Conflict;
};

/**
 * Whether products may be written so, each by itself: the answer to every door, whoever asks for
 * however many. What they refer to stays, and they are locked, until they are written. Null: it may.
 */
export async function judgeProducts(
  trx: Trx,
  planned: Planned[],
  moment: string,
): Promise<(Judged | null)[]> {
  const known = await readKnown(trx, planned, moment);
  const newer = await newerSaves(
    trx,
    'product',
    planned.flatMap(({ stored, wanted, seen }) =>
      stored && isOlder(stored, wanted, seen)
        ? [{ id: stored.id, seen, version: stored.version }]
        : [],
    ),
  );
  return planned.map((one, at) => {
    const conflict = newer.get(String(one.stored?.id));
    if (conflict && one.stored) return ofConflict(one.stored, one.wanted, conflict);
    const fields = mistakesIn(one, at, known);
    if (Object.keys(fields).length === 0) return null;
    const isMoved = fields.stock?.includes('EDIT.STOCK_MOVED');
    return { fields, values: isMoved ? { stock: one.stored?.stock ?? 0 } : {} };
  });
}

/** Goods move without a new version of their product; what differs in nothing is over nobody's. */
const isOlder = (stored: StoredProduct, wanted: Wanted, seen: number | undefined): seen is number =>
  seen !== undefined &&
  seen !== stored.version &&
  differences(stored, wanted).some((name) => name !== 'stock');

const ofConflict = (stored: StoredProduct, wanted: Wanted, conflict: Conflict): Judged => ({
  fields: Object.fromEntries(
    differences(stored, wanted).map((name) => [fieldOf(name), ['EDIT.NEWER']]),
  ),
  values: { saver: conflict.actorName ?? (conflict.actor || '?') },
  conflict,
});

/** What is asked of the database once for all products that are judged together. */
export type Known = {
  moment: string;
  /** By field, what it refers to and the shop does not have. */
  unknown: Map<string, Set<number | string>>;
  /** Of the product at a place, the fields that somebody else's product has already. */
  taken: Set<string>;
  /** What lies in the first warehouse, which has what a figure is more or less by. */
  first: Map<number, number>;
};

export async function readKnown(trx: Trx, planned: Planned[], moment: string): Promise<Known> {
  // Before the values: who merges two of them waits for those who hold one.
  if (planned.some(({ wanted }) => wanted.attributes)) await lockValuesShared(trx);
  const unknown = new Map<string, Set<number | string>>();
  for (const [field, table, of] of references) {
    const lacking = await unknownIn(
      trx,
      table,
      planned.flatMap(({ wanted }) => of(wanted)),
    );
    if (lacking.size > 0) unknown.set(field, lacking);
  }
  return {
    moment,
    unknown,
    taken: await readTaken(trx, planned),
    first: await readFirst(trx, planned),
  };
}

const given = <One>(one: One | undefined) => (one === undefined ? [] : [one]);
const idsOf = (all: { id: number }[] = []) => all.map(({ id }) => id);
const filesOf = (all: { file: string }[] = []) => all.map(({ file }) => file);

const references: [
  field: keyof Wanted,
  table: Parameters<typeof unknownIn>[1],
  of: (wanted: Wanted) => (number | string)[],
][] = [
  ['brand_id', 'brand', ({ brand_id }) => given(brand_id)],
  ['category_id', 'category', ({ category_id }) => given(category_id)],
  ['unit', 'unit', ({ unit }) => given(unit)],
  ['attributes', 'attribute_value', ({ attributes = [] }) => attributes],
  ['links', 'product', ({ links }) => idsOf(links)],
  ['pictures', 'media_file', ({ pictures }) => filesOf(pictures)],
  ['documents', 'media_file', ({ documents }) => filesOf(documents)],
];

const uniqueNames = ['slug', 'code', 'shop_code', 'ean'] as const;
/** As their indexes compare them. */
const compared = (name: string, value: string) =>
  name === 'code' ? value.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : value;

/** What another product has, and what one before it among them is to have. */
async function readTaken(trx: Trx, planned: Planned[]): Promise<Set<string>> {
  const wished = planned.flatMap(({ stored, wanted }, at) =>
    uniqueNames.flatMap((name) => {
      const value = wanted[name];
      if (value === undefined || value === null || value === stored?.[name]) return [];
      return [{ at, name, id: stored?.id ?? 0, value: compared(name, value) }];
    }),
  );
  if (wished.length === 0) return new Set();
  const isHad = uniqueNames.map((name) => {
    const column = sql.ref(`product.${name}`);
    return sql`
      given.name = ${sql.lit(name)} and exists (
        select
        from product
        where ${name === 'code' ? sql`lower(code collate "C")` : column} = given.value
          and product.id <> given.id
      )`;
  });
  const { rows } = await sql<{ place: number }>`
    select place::integer - 1 as place
    from unnest(
      ${wished.map(({ name }) => name)}::text[],
      ${wished.map(({ id }) => id)}::integer[],
      ${wished.map(({ value }) => value)}::text[]
    ) with ordinality as given (name, id, value, place)
    where ${sql.join(isHad, sql` or `)}`.execute(trx);
  const taken = new Set(rows.map(({ place }) => place));
  const before = new Set<string>();
  return new Set(
    wished.flatMap(({ at, name, value }, place) => {
      const isTaken = taken.has(place) || before.has(`${name} ${value}`);
      before.add(`${name} ${value}`);
      return isTaken ? [`${at} ${name}`] : [];
    }),
  );
}

async function readFirst(trx: Trx, planned: Planned[]): Promise<Map<number, number>> {
  const moved = planned.flatMap(({ stored, wanted }) =>
    stored && wanted.stock !== undefined && wanted.stock !== stored.stock ? [stored.id] : [],
  );
  if (moved.length === 0) return new Map();
  const { rows } = await sql<{ product_id: number; on_hand: number }>`
    select product_id, on_hand
    from warehouse_stock
    where product_id = any(${moved}::integer[])
      and warehouse_id = (select id from warehouse order by position, id limit 1)`.execute(trx);
  return new Map(rows.map(({ product_id, on_hand }) => [product_id, on_hand]));
}

/** What is new has no promotion, and is agreed in bani. */
const unpriced = { vat_rate: 0, agreed_price: null, agreed_basis: null, promotions: [] };

/** As many as a product's form takes. */
const most = { attributes: 200, pictures: 50, documents: 50, links: 300 } as const;

/** What is wrong with the product at this place, by field. */
export function mistakesIn(
  { stored, wanted, stock, wrong }: Planned,
  at: number,
  known: Known,
): Mistakes {
  const mistakes: Mistakes = {};
  for (const [field, , of] of references) {
    const unknown = known.unknown.get(field);
    if (unknown && of(wanted).some((one) => unknown.has(one))) mistakes[field] = ['EDIT.UNKNOWN'];
  }
  for (const name of uniqueNames) {
    if (known.taken.has(`${at} ${name}`)) mistakes[name] = ['EDIT.TAKEN'];
  }
  for (const name of ['attributes', 'pictures', 'documents', 'links'] as const) {
    if ((wanted[name]?.length ?? 0) > most[name]) mistakes[name] = ['EDIT.MANY'];
  }
  if (!isInSteps(stored, wanted)) mistakes.smallest_quantity = ['EDIT.STEP'];
  if (stored && wanted.links?.some(({ id }) => id === stored.id)) mistakes.links = ['EDIT.TWICE'];
  const before = stored ?? { ...unpriced, price: wanted.price ?? 0 };
  Object.assign(mistakes, promotionMistakes(before, wanted, known.moment));
  if (wanted.stock !== undefined && wanted.stock !== stored?.stock) {
    const by = wanted.stock - (stored?.stock ?? 0);
    const mistake = levelMistake(known.first.get(stored?.id ?? 0) ?? 0, by);
    if (mistake) mistakes.stock = [mistake];
    if (stored && stock?.seen !== undefined && stock.seen !== stored.stock) {
      mistakes.stock = ['EDIT.STOCK_MOVED'];
    }
  }
  return { ...mistakes, ...wrong };
}

/** Both as they are to be; where neither is named, they are nobody's mistake. */
function isInSteps(stored: StoredProduct | null, wanted: Wanted): boolean {
  const { smallest_quantity = stored?.smallest_quantity, quantity_step = stored?.quantity_step } =
    wanted;
  if (wanted.smallest_quantity === undefined && wanted.quantity_step === undefined) return true;
  return fitsStep({
    smallest_quantity: smallest_quantity ?? null,
    quantity_step: quantity_step ?? null,
  });
}
