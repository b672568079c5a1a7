import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import { change } from '../../changes/change.ts';
import { Refused } from '../../changes/refused.ts';
import type { Database, Trx } from '../../database/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { startJob } from '../../jobs/start-job.ts';
import { loadSettings } from '../../settings/settings.ts';
import type { Offer, Product } from '../commerceml/objects.ts';
import { isHeldByOthers, limitWaiting } from '../wait-for-others.ts';
import { SYSTEM } from './external-links.ts';
import { type Candidate, placeProducts } from './place-products.ts';
import { type Decision, readWaiting } from './waiting-list.ts';

type Waiting = { external_id: string; body: unknown; said_at: string; decision: unknown };

/** Products that wait, each with the offers that came for it. */
export async function candidatesOf(trx: Trx, waiting: Waiting[]): Promise<Candidate[]> {
  const offers = await readWaiting(
    trx,
    'offer',
    waiting.map(({ external_id: id }) => id.split('#', 1)[0] ?? id),
  );
  const byProduct = Map.groupBy(offers, ([key]) => key.split('#', 1)[0]);
  return waiting.flatMap(({ external_id: id, body, said_at, decision }): Candidate[] => {
    const own = (byProduct.get(id.split('#', 1)[0]) ?? []).filter(
      ([key]) => key === id || key.startsWith(`${id}#`),
    );
    // As it was staged and as it was parsed: the reader's own shapes.
    const shared = {
      product: body as Product,
      decision: decision as Decision | null,
      goodsAt: said_at,
    };
    if (own.length === 0) return [{ ...shared, key: id, offer: null, offerAt: '' }];
    return own.map(([key, offer]) => ({
      ...shared,
      key,
      offer: offer.body as Offer,
      offerAt: offer.said_at,
    }));
  });
}

/** Whoever waits for one of them waits for all. */
const AT_ONCE = 500;

/** The next of those that wait, after the given one, as if they had come now; null: none is left. */
async function placeNext(db: Database, after: number): Promise<number | null> {
  const last = await change(db, 'exchange', async (changing) => {
    const { trx } = changing;
    await limitWaiting(trx);
    const { rows } = await sql<Waiting & { id: number }>`
      select id, external_id, body, said_at, decision
      from exchange_waiting
      where system = ${SYSTEM}
        and kind = 'product'
        and state = 'waiting'
        and id > ${after}
      order by id
      limit ${AT_ONCE}
      for update`.execute(trx);
    const { exchange: settings } = await loadSettings(trx);
    await placeProducts({ changing, settings, formedAt: '' }, await candidatesOf(trx, rows));
    return rows.at(-1)?.id ?? null;
  });
  if (last instanceof Refused) throw last;
  return last;
}

/** Places what has waited for something that people have said by now. */
export const exchangePlaceJob = defineJob({
  kind: 'exchange-place',
  title: { ro: 'Mărfuri din 1C care așteptau', ru: 'Товары из 1С, которые ждали' },
  input: v.strictObject({}),
  async run({ shop, progress }) {
    for (let after = 0; ; ) {
      try {
        const last = await placeNext(shop.db, after);
        if (last === null) return {};
        after = last;
      } catch (error) {
        if (!isHeldByOthers(error)) throw error;
        await setTimeout(200);
      }
      await progress({});
    }
  },
});

/** 1C sends what has not changed no more: what waits is placed from what it sent. */
export const startPlacing = (trx: Trx) => startJob(trx, exchangePlaceJob, {}, 'exchange');
