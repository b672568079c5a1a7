import { sql } from 'kysely';
import * as v from 'valibot';
import { type NewProduct, newProduct } from '../../../contract/editing/catalogue.ts';
import { columnTypes } from '../../../contract/editing/product-columns.ts';
import type { Changing } from '../../changes/change.ts';
import { invalid, type Mistakes, parse } from '../../changes/refused.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { writeSearchRows } from '../../search/vocabulary/write-search-rows.ts';
import { momentOf } from './bulk/held-products.ts';
import { cleaned } from './clean-texts.ts';
import { insertParts } from './product-parts.ts';
import { type SaidPrice, settlePrice } from './settle-price.ts';
import { unknownReferences } from './unknown-references.ts';

/** One new product, as a person writes it; answers with its id. */
export async function createProduct(changing: Changing, input: unknown): Promise<number> {
  const product = parse(newProduct, input);
  const [mistakes = {}] = await unknownReferences(changing.trx, [product]);
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  const [id = 0] = await insertProducts(changing, [product]);
  changing.note({ verb: 'create', entity: 'product', ids: [id], version: 1, after: product });
  return id;
}

/**
 * When a product was first sold, if not now, how much it is asked for, and its price where bani do
 * not tell it.
 */
type Besides = { createdAt?: string; popularity?: number; price?: SaidPrice };

/**
 * Many at once, all or none; answers with their ids in the same order. The audit log notes the
 * load, not every product.
 */
export async function createProducts(
  changing: Changing,
  inputs: unknown[],
  besides: Besides[] = [],
): Promise<number[]> {
  const products = parse(v.array(newProduct), inputs);
  refuseUnknown(await unknownReferences(changing.trx, products));
  const ids = await insertProducts(changing, products, besides);
  if (ids.length > 0) {
    changing.note({ verb: 'create', entity: 'product', ids, after: { products: ids.length } });
  }
  return ids;
}

/** Links of products that have none yet, written once all of them are there. */
export async function linkProducts(
  { trx, note }: Changing,
  products: { id: number; links: NewProduct['links'] }[],
): Promise<void> {
  await insertParts(
    trx,
    products.map(({ id, links }) => ({ id, parts: { links } })),
  );
  const ids = products.map(({ id }) => id);
  if (ids.length > 0)
    note({ verb: 'change', entity: 'product', ids, after: { links: ids.length } });
}

/**
 * Many at once as a part of a batch: each is noted by itself, so that it can be undone with it.
 * `stock`: how many there are of each, which the caller writes.
 */
export async function createInBatch(
  changing: Changing,
  inputs: unknown[],
  { batch, stock }: { batch: number; stock: (number | null)[] },
): Promise<number[]> {
  const products = parse(v.array(newProduct), inputs);
  refuseUnknown(await unknownReferences(changing.trx, products));
  const ids = await insertProducts(changing, products);
  products.forEach((product, at) => {
    const counted = stock[at] ? { stock: stock[at] } : {};
    changing.note({
      verb: 'create',
      entity: 'product',
      ids: [ids[at] ?? 0],
      version: 1,
      after: { ...product, ...counted },
      batch,
    });
  });
  return ids;
}

function refuseUnknown(unknown: Mistakes[]) {
  const mistakes = unknown.flatMap((fields, at) =>
    Object.entries(fields).map(([field, messages]) => [`${at}.${field}`, messages]),
  );
  if (mistakes.length > 0) throw invalid(Object.fromEntries(mistakes));
}

async function insertProducts({ trx }: Changing, products: NewProduct[], besides: Besides[] = []) {
  const now = await momentOf(trx);
  await insertRows(
    trx,
    'product',
    columns,
    products.map(({ attributes, pictures, documents, links, ...product }, at) => ({
      ...product,
      ...cleaned(product),
      specifications: JSON.stringify(product.specifications),
      ...settlePrice({ ...product, ...inBani }, besides[at]?.price ?? {}),
      created_at: besides[at]?.createdAt ?? now,
    })),
  );
  const ids = await readIds(trx, products);
  await insertParts(
    trx,
    products.map((parts, at) => ({ id: ids[at] ?? 0, parts })),
  );
  await sql`
    insert into product_price (product_id, since, price)
    select id, created_at, price
    from product
    where id = any(${ids}::integer[])`.execute(trx);
  await sql`
    insert into product_popularity (product_id, score)
    select product_id, score
    from unnest(
      ${ids}::integer[],
      ${ids.map((_, at) => besides[at]?.popularity ?? 0)}::double precision[]
    ) as asked (product_id, score)`.execute(trx);
  // None there yet; what comes is a movement.
  await sql`
    insert into stock (product_id)
    select product_id
    from unnest(${ids}::integer[]) as product_id`.execute(trx);
  await writeSearchRows(trx, ids);
  return ids;
}

const inBani = { agreed_price: null, agreed_basis: null };

const columns = {
  slug: 'text',
  code: 'text',
  shop_code: 'text',
  ean: 'text',
  family: 'text',
  brand_id: 'integer',
  category_id: 'integer',
  unit: 'text',
  title_ro: 'text',
  title_ru: 'text',
  ...columnTypes,
  specifications: 'jsonb',
  price: 'integer',
  agreed_price: 'bigint',
  agreed_basis: 'text',
  state: 'text',
  created_at: 'timestamptz',
} as const;

/** In the order of the products. */
async function readIds(trx: Changing['trx'], products: NewProduct[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product.id
    from unnest(${products.map(({ slug }) => slug)}::text[]) with ordinality as written (slug, place)
    inner join product on product.slug = written.slug
    order by place`.execute(trx);
  return rows.map(({ id }) => id);
}
