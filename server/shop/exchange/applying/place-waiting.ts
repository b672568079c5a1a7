import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { defineJob } from '../../../base/jobs/define-job.ts';
import { startJob } from '../../../base/jobs/start-job.ts';
import type { Settings } from '../../../base/settings/settings.ts';
import { changeAs1c, whenFree } from '../wait-for-others.ts';
import { applyGroups } from './apply-groups.ts';
import { startApplying } from './applying.ts';
import { asNew, candidatesOf, formedOf } from './candidates.ts';
import { readLinks, SYSTEM, titleOf } from './external-links.ts';
import { categoryOf, isAsked, parentOf, upwards } from './group-decisions.ts';
import { placeProducts } from './place-products.ts';

/** Whoever waits for one of them waits for all. */
const AT_ONCE = 500;

/** The next of those that wait, after the given one, as if they had come now; null: none is left. */
async function placeNext(db: Database, after: number): Promise<number | null> {
  return changeAs1c(db, async (changing) => {
    const { trx } = changing;
    const { rows } = await sql<Parameters<typeof asNew>[0] & { id: number }>`
      select id, body, said_at, decision
      from exchange_waiting
      where system = ${SYSTEM}
        and kind = 'product'
        and state = 'waiting'
        and id > ${after}
      order by id
      limit ${AT_ONCE}
      for update`.execute(trx);
    const candidates = await candidatesOf(trx, rows.map(asNew));
    const formed = await formedOf(trx, candidates);
    await placeProducts(await startApplying(changing, { formed }), candidates);
    return rows.at(-1)?.id ?? null;
  });
}

/** Groups that people want as categories, and those beneath them, above before below. */
async function makeGroups(db: Database): Promise<void> {
  await changeAs1c(db, async (changing) => {
    const known = await readLinks(changing.trx, 'group');
    const asked = [...known.values()]
      .filter((link) => isAsked(link) && categoryOf(link) === null)
      .map((link) => ({ link, depth: [...upwards(link, known)].length }))
      .toSorted((one, other) => one.depth - other.depth);
    await applyGroups(
      await startApplying(changing, { formed: await formedOf(changing.trx, []) }),
      asked.map(({ link }) => ({
        kind: 'group',
        id: link.external_id,
        isDeleted: false,
        title: titleOf(link),
        parentId: parentOf(link),
      })),
    );
  });
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
