import { sql } from 'kysely';
import * as v from 'valibot';
import { fromShopTime } from '../../../../contract/shop-time.ts';
import { change } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { defineJob } from '../../../base/jobs/define-job.ts';
import { startJob } from '../../../base/jobs/start-job.ts';
import { loadSettings, type Settings } from '../../../base/settings/settings.ts';
import type { Offer, Product } from '../commerceml/objects.ts';
import { aheadOfUs } from '../receiving/clock-of-1c.ts';
import { limitWaiting, whenFree } from '../wait-for-others.ts';
import { applyGroups } from './apply-groups.ts';
import { readLinks, SYSTEM } from './external-links.ts';
import { categoryOf, isAsked, parentOf, upwards } from './group-decisions.ts';
import type { Formed } from './known-quantity.ts';
import { placeProducts } from './place-products.ts';
import type { Candidate } from './sort-out-twins.ts';
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
    const candidates = await candidatesOf(trx, rows);
    const formed = await formedOf(trx, candidates);
    await placeProducts({ changing, settings, formedAt: '', formed }, candidates);
    return rows.at(-1)?.id ?? null;
  });
  if (last instanceof Refused) throw last;
  return last;
}

/** Groups that people want as categories, and those beneath them, above before below. */
async function makeGroups(db: Database): Promise<void> {
  const done = await change(db, 'exchange', async (changing) => {
    await limitWaiting(changing.trx);
    const known = await readLinks(changing.trx, 'group');
    const asked = [...known.values()]
      .filter((link) => isAsked(link) && categoryOf(link) === null)
      .map((link) => ({ link, depth: [...upwards(link, known)].length }))
      .toSorted((one, other) => one.depth - other.depth);
    const { exchange: settings } = await loadSettings(changing.trx);
    await applyGroups(
      { changing, settings, formedAt: '', formed: await formedOf(changing.trx, []) },
      asked.map(({ link }) => ({
        kind: 'group',
        id: link.external_id,
        version: link.version,
        isDeleted: false,
        title: String(link.given.title ?? ''),
        parentId: parentOf(link),
      })),
    );
  });
  if (done instanceof Refused) throw done;
}

/** Places what has waited for something that people have said by now; tells after each step. */
export async function placeWaiting(db: Database, step = async () => {}): Promise<void> {
  await makeGroups(db);
  for (let last: number | null = 0; last !== null; ) {
    last = await placeNext(db, last);
    await step();
  }
}

export const exchangePlaceJob = defineJob({
  kind: 'exchange-place',
  title: { ro: 'Produse din 1C care așteptau', ru: 'Товары из 1С, которые ждали' },
  input: v.strictObject({}),
  async run({ shop, progress }) {
    const tell = () => progress({});
    // What is placed by now waits no more: it goes on with the rest.
    await whenFree(() => placeWaiting(shop.db, tell), {
      patience: Number.POSITIVE_INFINITY,
      meanwhile: tell,
    });
    return {};
  },
});

/** 1C sends what has not changed no more: what waits is placed from what it sent. */
export const startPlacing = (trx: Trx) => startJob(trx, exchangePlaceJob, {}, 'exchange');

/** What 1C has sent and waits for its price has one now. */
export async function followPriceType(
  trx: Trx,
  { exchange: before }: Settings,
  { exchange: { priceType } }: Settings,
) {
  if (priceType !== '' && priceType !== before.priceType) await startPlacing(trx);
}
