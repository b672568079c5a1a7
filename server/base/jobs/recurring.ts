import type { PgBoss } from 'pg-boss';
import { SHOP_ZONE } from '../../../contract/shop-time.ts';
import { log } from '../log/log.ts';

/** What is done again and again, once for the whole shop, by whichever process comes first. */
export type Recurring = {
  /** In the queue, and in the log where it fails. */
  name: string;
  /** By the shop's clock. */
  cron: string;
  work: () => Promise<unknown>;
};

const QUEUE = 'recurring';
/** A slow one holds up no other. */
const AT_ONCE = 2;
const DAY = 86_400;

type Pace = { look: number; signOfLife: number; longestRun: number };

/** What was due while no process ran is made up, once. What fails is done the next time. */
export async function scheduleRecurring(
  boss: PgBoss,
  recurring: readonly Recurring[],
  { look, signOfLife, longestRun }: Pace,
) {
  // Of each name one waits and one runs, however long that takes.
  await boss.createQueue(QUEUE, {
    policy: 'stately',
    expireInSeconds: longestRun,
    heartbeatSeconds: signOfLife,
    deleteAfterSeconds: DAY,
  });
  for (const { name, cron } of recurring) {
    const own = { key: name, singletonKey: name };
    await boss.schedule(QUEUE, cron, { name }, { ...own, tz: SHOP_ZONE, missed: 'once' });
  }
  // Those of another version of the shop.
  for (const { key } of await boss.getSchedules(QUEUE)) {
    if (!recurring.some(({ name }) => name === key)) await boss.unschedule(QUEUE, key);
  }
  const options = { pollingIntervalSeconds: look, localConcurrency: AT_ONCE };
  await boss.work<{ name: string }>(QUEUE, options, async ([message]) => {
    const known = recurring.find(({ name }) => name === message?.data.name);
    // A process of another version may know it.
    if (!known) throw new Error(`nothing recurs by the name of ${message?.data.name}`);
    await known.work().catch((error) => log.error(`could not ${known.name}`, error));
  });
}
