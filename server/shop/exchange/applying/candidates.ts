import { sql } from 'kysely';
import { fromShopTime } from '../../../../contract/shop-time.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { isOf, keyOf, type Offer, type Product, productIn } from '../commerceml/objects.ts';
import { aheadOfUs } from '../receiving/clock-of-1c.ts';
import { SYSTEM } from './external-links.ts';
import type { Formed } from './known-quantity.ts';
import { type Decision, readWaiting } from './waiting-list.ts';

/** Something 1C sells and the shop does not have yet. */
export type Candidate = {
  /** `A`, or `A#B` for a variant. */
  key: string;
  product: Product;
  offer: Offer | null;
  decision: Decision | null;
  /** When 1C wrote the one and the other. */
  goodsAt: string;
  offerAt: string;
};

type New = Pick<Candidate, 'product' | 'decision' | 'goodsAt'>;

/** Products that the shop does not have, each with the offers that wait for it. */
export async function candidatesOf(trx: Trx, news: New[]): Promise<Candidate[]> {
  const ids = news.map(({ product }) => product.id);
  const offers = await readWaiting(trx, 'offer', ids);
  const byProduct = Map.groupBy(offers.values(), ({ external_id: key }) => productIn(key));
  return news.flatMap((one): Candidate[] => {
    const key = keyOf(one.product);
    const own =
      byProduct.get(one.product.id)?.filter((offer) => isOf(offer.external_id, key)) ?? [];
    if (own.length === 0) return [{ ...one, key, offer: null, offerAt: '' }];
    return own.map(({ external_id, body, said_at }) => ({
      ...one,
      key: external_id,
      // As it was staged: the reader's own shape.
      offer: body as Offer,
      offerAt: said_at,
    }));
  });
}

/** Of what waits. As it was staged and as it was parsed: the reader's own shapes. */
export const asNew = (waiting: { body: unknown; decision: unknown; said_at: string }): New => ({
  product: waiting.body as Product,
  decision: waiting.decision as Decision | null,
  goodsAt: waiting.said_at,
});

/**
 * What waited was counted when it came, and some of it since the first of them: by 1C's stamps, less
 * as far as its clock is seen to be ahead; what has none since it waits.
 */
export async function formedOf(trx: Trx, candidates: Candidate[]): Promise<Formed> {
  const until = Date.now();
  const { rows } = await sql<{ said_at: string; since: Date; ahead: number }>`
    select said_at, since, extract(epoch from ${aheadOfUs}) * 1000 as ahead
    from exchange_waiting
    where system = ${SYSTEM}
      and kind = 'offer'
      and external_id = any(${candidates.map(({ key }) => key)}::text[])`.execute(trx);
  const began = rows.map(({ said_at, since, ahead }) => {
    const stamp = fromShopTime(said_at);
    return stamp === null ? since.getTime() : Date.parse(stamp) - Number(ahead);
  });
  return { since: Math.min(until, ...began), until };
}
