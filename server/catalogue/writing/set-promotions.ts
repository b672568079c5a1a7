import { sql } from 'kysely';
import { type Promotion, promotions } from '../../../contract/editing/catalogue.ts';
import type { Changing } from '../../changes/change.ts';
import { lockRow, refuseOlder, type Saved, writeChanges } from '../../changes/edit-row.ts';
import { invalid, type Mistakes, missing, parse } from '../../changes/refused.ts';
import { momentOf, readPromotions } from './bulk/held-products.ts';
import { withoutId } from './bulk/wanted-product.ts';

/**
 * The promotions a product has from now on, running and to come. One that runs and is not among
 * them ends now and stays in the history; one to come that is not among them never was.
 */
export async function setPromotions(
  changing: Changing,
  productId: number,
  { input, seen }: { input: unknown; seen?: number | undefined },
): Promise<Saved> {
  const wanted = parse(promotions, input);
  const held = await lockRow(changing, 'product', productId);
  if (!held) throw missing();
  await refuseOlder(changing, 'product', productId, { held, seen });
  const moment = await momentOf(changing.trx);
  const mistakes = mistakesIn(wanted, Number(held.price), moment);
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);

  const before = await openPromotionsOf(changing, productId);
  const isKept = (one: Promotion, among: Promotion[]) => among.some((other) => isSame(one, other));
  await endPromotions(
    changing,
    before.filter((one) => !isKept(one, wanted)),
    moment,
  );
  for (const one of wanted.filter((candidate) => !isKept(candidate, before))) {
    await insert(changing, productId, one, moment);
  }
  return writeChanges(changing, 'product', productId, {
    held,
    fields: {},
    more: [{ name: 'promotions', before: before.map(withoutId), after: wanted.map(withMoments) }],
  });
}

function mistakesIn(wanted: Promotion[], regularPrice: number, moment: string): Mistakes {
  const mistakes: Mistakes = {};
  const inOrder = wanted
    .map((one, at) => ({ ...one, at }))
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  inOrder.forEach(({ at, price, ends_at }, place) => {
    const next = inOrder[place + 1];
    if (price >= regularPrice) mistakes[`${at}.price`] = ['EDIT.PROMOTION_PRICE'];
    if (ends_at && Date.parse(ends_at) <= Date.parse(moment))
      mistakes[`${at}.ends_at`] = ['EDIT.TIMES'];
    if (next && (!ends_at || Date.parse(ends_at) > Date.parse(next.starts_at))) {
      mistakes[`${next.at}.starts_at`] = ['EDIT.OVERLAP'];
    }
  });
  return mistakes;
}

const isSame = (a: Promotion, b: Promotion) =>
  a.price === b.price &&
  Date.parse(a.starts_at) === Date.parse(b.starts_at) &&
  (a.ends_at ? Date.parse(a.ends_at) : null) === (b.ends_at ? Date.parse(b.ends_at) : null);

const withMoments = ({ price, starts_at, ends_at }: Promotion) => ({
  price,
  starts_at: new Date(starts_at).toISOString(),
  ends_at: ends_at && new Date(ends_at).toISOString(),
});

export const openPromotionsOf = async ({ trx }: Changing, productId: number) =>
  (await readPromotions(trx, [productId])).get(productId) ?? [];

/** One that runs ends at the moment and stays in the history; one to come never was. */
export async function endPromotions(
  { trx }: Changing,
  ended: { id: number }[],
  moment: string,
): Promise<void> {
  const ids = ended.map(({ id }) => id);
  await sql`
    delete from promotion
    where id = any(${ids}::integer[])
      and starts_at >= ${moment}::timestamptz`.execute(trx);
  await sql`
    update promotion
    set ends_at = ${moment}::timestamptz
    where id = any(${ids}::integer[])`.execute(trx);
}

/** What begins in the past begins now: nobody has paid it before. */
const insert = (
  { trx }: Changing,
  productId: number,
  { price, starts_at, ends_at }: Promotion,
  moment: string,
) =>
  sql`
    insert into promotion (product_id, price, starts_at, ends_at)
    values (
      ${productId},
      ${price},
      greatest(${starts_at}::timestamptz, ${moment}::timestamptz),
      ${ends_at}
    )`.execute(trx);

/** A promotion from now on for each of many products that have none; the load is noted as one. */
export async function startPromotions(
  { trx, note }: Changing,
  started: { productId: number; price: number }[],
): Promise<void> {
  if (started.length === 0) return;
  const ids = started.map(({ productId }) => productId);
  const { rows } = await sql<{ id: number }>`
    insert into promotion (product_id, price, starts_at)
    select product.id, started.price, now()
    from unnest(${ids}::integer[], ${started.map(({ price }) => price)}::integer[])
      as started (product_id, price)
    inner join product on product.id = started.product_id
    where started.price < product.price
      and not exists (
        select from promotion
        where promotion.product_id = product.id
          and (promotion.ends_at is null or promotion.ends_at > now())
      )
    order by product.id
    returning product_id as id`.execute(trx);
  if (rows.length < started.length) throw invalid({ price: ['EDIT.PROMOTION_PRICE'] });
  note({ verb: 'change', entity: 'product', ids, after: { promotions: ids.length } });
}
