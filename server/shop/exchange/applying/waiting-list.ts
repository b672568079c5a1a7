import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';
import { givenRows } from '../../../base/database/given-rows.ts';
import { keyOf, type Offer, type Product, productIn } from '../commerceml/objects.ts';
import { SYSTEM } from './external-links.ts';
import { line } from './names-of-goods.ts';

/** What was sent and cannot be placed yet. It is kept as it came, and placed once nothing lacks. */
export type WaitingKind = 'product' | 'offer';

/** Kept beside the others in case somebody thinks better of it. */
export const NOT_SOLD_GROUP = 'group-not-sold';

/** What goes with a product that waits is decided with it, and what is not sold here with its group. */
export const decidedElsewhere = ['product-waits', NOT_SOLD_GROUP];

export type Decision = {
  /** Where it belongs, if its groups do not say so. */
  category_id?: number;
  /** The product of ours that it is. */
  product_id?: number;
  /** It is not sold here. */
  ignore?: boolean;
};

export type Waiting = {
  external_id: string;
  reason: string;
  title: string;
  body: unknown;
  proposed_id: number | null;
  said_at: string;
};
type Held = Pick<Waiting, 'external_id' | 'body' | 'said_at'> & { decision: Decision | null };

export async function readWaiting(trx: Trx, kind: WaitingKind, productIds: string[]) {
  if (productIds.length === 0) return new Map<string, Held>();
  const { rows } = await sql<Held>`
    select external_id, body, said_at, decision
    from unnest(${[...new Set(productIds)]}::text[]) as product (id)
    cross join lateral (
      select *
      from exchange_waiting
      where system = ${SYSTEM}
        and kind = ${kind}
        and split_part(external_id, '#', 1) = product.id
      -- Each by the index: asked for all of them together, PostgreSQL would read the whole table.
      offset 0
    ) as waiting
    order by waiting.id`.execute(trx);
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** As the list has it: a product, or an offer, and why it waits. */
export const waitingFor = (
  body: Product | Offer,
  reason: string,
  {
    said_at,
    title = body.title,
    proposed_id = null,
  }: { said_at: string; title?: string; proposed_id?: number | null | undefined },
): Waiting => ({
  external_id: keyOf(body),
  reason,
  title: line(title),
  body,
  proposed_id,
  said_at,
});

const columns = {
  external_id: 'text',
  reason: 'text',
  title: 'text',
  proposed_id: 'integer',
  body: 'jsonb',
  said_at: 'text',
} as const;

/** What is there as it is said now is not written again. */
export async function saveWaiting(trx: Trx, kind: WaitingKind, rows: Waiting[]) {
  const last = [...new Map(rows.map((row) => [row.external_id, row])).values()];
  if (last.length === 0) return;
  await sql`
    insert into exchange_waiting as stored (system, kind, external_id, reason, title, proposed_id, body, said_at)
    select ${SYSTEM}, ${kind}, external_id, reason, title, proposed_id, body, said_at
    from ${givenRows('news', columns, last)}
    on conflict (system, kind, external_id) do update
    set
      reason = excluded.reason,
      title = excluded.title,
      proposed_id = excluded.proposed_id,
      body = excluded.body,
      said_at = excluded.said_at,
      state = 'waiting',
      version = stored.version + 1
    where (stored.reason, stored.body, stored.state, stored.proposed_id)
      is distinct from (excluded.reason, excluded.body, 'waiting', excluded.proposed_id)`.execute(
    trx,
  );
}

/** Products keep what they are made of: a new variant may come. Offers are done with. */
export async function notePlaced(trx: Trx, externalIds: string[]) {
  if (externalIds.length === 0) return;
  await sql`
    update exchange_waiting
    set state = 'placed', reason = ''
    where system = ${SYSTEM}
      and kind = 'product'
      and state = 'waiting'
      and external_id = any(${[...externalIds, ...externalIds.map(productIn)]}::text[])`.execute(
    trx,
  );
  await sql`
    delete from exchange_waiting
    where system = ${SYSTEM}
      and kind = 'offer'
      and external_id = any(${externalIds}::text[])`.execute(trx);
}

/** Variants to come are made of what their product is by then. */
export async function keepBodies(trx: Trx, products: Product[]) {
  if (products.length === 0) return;
  const bodies = products.map((body) => ({ external_id: keyOf(body), body }));
  await sql`
    update exchange_waiting
    set body = news.body
    from ${givenRows('news', { external_id: 'text', body: 'jsonb' }, bodies)}
    where system = ${SYSTEM}
      and kind = 'product'
      and exchange_waiting.external_id = news.external_id
      and exchange_waiting.body <> news.body`.execute(trx);
}

/** What 1C has deleted waits for nothing any more. */
export async function forgetWaiting(trx: Trx, productIds: string[]) {
  if (productIds.length === 0) return;
  await sql`
    delete from exchange_waiting
    where system = ${SYSTEM}
      and kind in ('product', 'offer')
      and split_part(external_id, '#', 1) = any(${productIds}::text[])`.execute(trx);
}
