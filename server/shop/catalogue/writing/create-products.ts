import { sql } from 'kysely';
import { type NewProduct, newProduct } from '../../../../contract/editing/catalogue.ts';
import { readForm } from '../../../../contract/forms/read-form.ts';
import { attempt } from '../../../base/changes/attempt.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { invalid, type Mistakes, mistakesOf, Refused } from '../../../base/changes/refused.ts';
import { insertRows } from '../../../base/database/insert-rows.ts';
import type { OpenPromotion } from '../../pricing/open-promotions.ts';
import { writeSearchRows } from '../../search/vocabulary/write-search-rows.ts';
import { moveStock } from '../stock/move-stock.ts';
import { judgeProducts } from './bulk/judge-products.ts';
import { momentOf } from './bulk/stored-products.ts';
import { insertPromotions } from './bulk/write-prices.ts';
import { cleaned } from './clean-texts.ts';
import { insertParts } from './product-parts.ts';
import { type PriceFrom1c, settlePrice } from './settle-price.ts';
import { storedColumns } from './stored-columns.ts';

/** What the form of a new product does not say of it. */
type Besides = {
  /** When it was first sold, if not now. */
  createdAt?: string;
  /** How much it is asked for. */
  popularity?: number;
  /** Its price where bani do not tell it. */
  price?: PriceFrom1c;
  /** How many there are of it already. */
  stock?: number | null;
  /** At what price it is sold from now on. */
  promotionPrice?: number | null;
};

/** By its place among those that were given. */
export type Created = { at: number; id: number; product: NewProduct };
type Made = { created: Created[]; refused: { at: number; fields: Mistakes }[] };

/** One new product, as a person writes it; answers with its id. */
export async function createProduct(changing: Changing, input: unknown): Promise<number> {
  const { created, refused } = await insertProducts(changing, [input]);
  for (const { fields } of refused) throw invalid(fields);
  for (const { id, product } of created) {
    changing.note({ verb: 'create', entity: 'product', ids: [id], version: 1, after: product });
  }
  return created[0]?.id ?? 0;
}

/**
 * Many at once, all or none; answers with their ids in the same order. The audit log notes the
 * load, not every product.
 */
export async function createProducts(
  changing: Changing,
  inputs: unknown[],
  besides: Besides[] = [],
): Promise<number[]> {
  const { created, refused } = await insertProducts(changing, inputs, besides);
  if (refused.length > 0) {
    const mistakes = refused.flatMap(({ at, fields }) =>
      Object.entries(fields).map(([field, messages]) => [`${at}.${field}`, messages]),
    );
    throw invalid(Object.fromEntries(mistakes));
  }
  return noteLoad(changing, created);
}

/** The good ones of many; of the others, why not. Whoever calls notes those that were created. */
export async function createGood(
  changing: Changing,
  inputs: unknown[],
  besides: Besides[] = [],
): Promise<Made> {
  if (inputs.length === 0) return { created: [], refused: [] };
  const create = () => attempt(changing, (within) => insertProducts(within, inputs, besides));
  let made = await create();
  // What somebody took at the same moment is there by now, and is judged with the rest.
  if (made instanceof Refused) made = await create();
  if (made instanceof Refused) throw made;
  return made;
}

export function noteLoad({ note }: Changing, created: Created[]): number[] {
  const ids = created.map(({ id }) => id);
  if (ids.length > 0) {
    note({ verb: 'create', entity: 'product', ids, after: { products: ids.length } });
  }
  return ids;
}

/** Links of products that have none yet, written once all of them are there. */
export async function linkProducts(
  { trx, note }: Changing,
  products: { id: number; links: NewProduct['links'] }[],
): Promise<void> {
  const planned = products.map(({ links }) => ({ stored: null, wanted: { links } }));
  for (const wrong of await judgeProducts(trx, planned, await momentOf(trx))) {
    if (wrong) throw invalid(wrong.fields);
  }
  await insertParts(trx, products);
  const ids = products.map(({ id }) => id);
  if (ids.length > 0)
    note({ verb: 'change', entity: 'product', ids, after: { links: ids.length } });
}

/** Each is judged by itself, and the good ones are written together. */
async function insertProducts(
  changing: Changing,
  inputs: unknown[],
  besides: Besides[] = [],
): Promise<Made> {
  const { trx } = changing;
  const refused: Made['refused'] = [];
  const read = inputs.flatMap((input, at) => {
    const form = readForm(newProduct, input);
    if (form.success) return [{ at, product: form.output, ...besides[at] }];
    refused.push({ at, fields: mistakesOf(form.issues) });
    return [];
  });
  const moment = await momentOf(trx);
  const judged = await judgeProducts(
    trx,
    read.map(({ product, stock, promotionPrice }) => ({
      stored: null,
      wanted: { ...product, stock: stock ?? 0, promotions: promotionsAt(promotionPrice, moment) },
    })),
    moment,
  );
  const good = read.filter(({ at }, place) => {
    const why = judged[place];
    if (why) refused.push({ at, fields: why.fields });
    return !why;
  });
  const ids = good.length > 0 ? await writeNew(changing, good, moment) : [];
  return {
    created: good.map(({ at, product }, place) => ({ at, id: ids[place] ?? 0, product })),
    refused: refused.toSorted((a, b) => a.at - b.at),
  };
}

type Ready = Besides & { product: NewProduct };

async function writeNew(changing: Changing, ready: Ready[], moment: string): Promise<number[]> {
  const { trx } = changing;
  const products = ready.map(({ product }) => product);
  await insertRows(
    trx,
    'product',
    { ...storedColumns, created_at: 'timestamptz' },
    ready.map(({ product, price, createdAt }) => {
      const { attributes, pictures, documents, links, ...own } = product;
      return {
        ...own,
        ...cleaned(own),
        ...settlePrice({ ...own, ...inBani }, price ?? {}),
        created_at: createdAt ?? moment,
      };
    }),
  );
  const ids = await readIds(trx, products);
  const idAt = (at: number) => ids[at] ?? 0;
  await insertParts(
    trx,
    products.map(({ attributes, pictures, documents, links }, at) => ({
      id: idAt(at),
      attributes,
      pictures,
      documents,
      links,
    })),
  );
  await sql`
    insert into product_price (product_id, since, price)
    select id, created_at, price
    from product
    where id = any(${ids}::integer[])`.execute(trx);
  await insertPromotions(
    trx,
    ready.flatMap(({ promotionPrice }, at) =>
      promotionsAt(promotionPrice, moment).map((one) => ({ ...one, productId: idAt(at) })),
    ),
  );
  await sql`
    insert into product_popularity (product_id, score)
    select product_id, score
    from unnest(
      ${ids}::integer[],
      ${ready.map(({ popularity = 0 }) => popularity)}::double precision[]
    ) as asked (product_id, score)`.execute(trx);
  // None there yet; what comes is a movement.
  await sql`
    insert into stock (product_id)
    select product_id
    from unnest(${ids}::integer[]) as product_id`.execute(trx);
  const counted = ready.flatMap(({ stock }, at) =>
    stock ? [{ product_id: idAt(at), counted: stock, reason: 'count' }] : [],
  );
  if (counted.length > 0) await moveStock(changing, counted);
  await writeSearchRows(trx, ids);
  return ids;
}

const promotionsAt = (price: number | null | undefined, moment: string): OpenPromotion[] =>
  price ? [{ price, starts_at: moment, ends_at: null }] : [];

const inBani = { agreed_price: null, agreed_basis: null };

/** In the order of the products. */
async function readIds(trx: Changing['trx'], products: NewProduct[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product.id
    from unnest(${products.map(({ slug }) => slug)}::text[]) with ordinality as written (slug, place)
    inner join product on product.slug = written.slug
    order by place`.execute(trx);
  return rows.map(({ id }) => id);
}
