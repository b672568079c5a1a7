import type { SharedDecision } from '../../../../contract/editing/exchange.ts';
import type { DecidedThing } from '../../../../contract/staff/exchange.ts';
import { type Actor, change } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import { decideWaiting } from '../applying/decide-waiting.ts';

type Item = { id: number; version: number };

/**
 * The same decision about several things, each in a transaction of its own: what somebody else has
 * decided meanwhile, or what cannot be, keeps none of the others back.
 */
export async function decideMany(
  db: Database,
  actor: Actor,
  { decision, items }: { decision: SharedDecision; items: Item[] },
): Promise<DecidedThing[]> {
  const proposed = 'proposed' in decision ? await readProposed(db, items) : null;
  const decided: DecidedThing[] = [];
  for (const { id, version: seen } of items) {
    const input = proposed ? { product_id: proposed.get(id) } : decision;
    const done = await change(db, actor, (changing) =>
      decideWaiting(changing, id, { input, seen }),
    );
    decided.push({ id, ...outcomeOf(done) });
  }
  return decided;
}

async function readProposed(db: Database, items: Item[]) {
  const rows = await db
    .selectFrom('exchange_waiting')
    .select(['id', 'proposed_id'])
    .where('reason', '<>', 'code-taken')
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, proposed_id }) => [id, proposed_id]));
}

function outcomeOf(
  done: Awaited<ReturnType<typeof decideWaiting>> | Refused,
): Omit<DecidedThing, 'id'> {
  if (done instanceof Refused) {
    const { refusal } = done;
    return refusal.kind === 'conflict'
      ? { outcome: 'changed-meanwhile', reason: '' }
      : { outcome: 'refused', reason: JSON.stringify(refusal).slice(0, 500) };
  }
  const worst =
    done.find(({ outcome }) => outcome === 'refused') ??
    done.find(({ outcome }) => outcome === 'waiting');
  if (!worst) return { outcome: 'placed', reason: '' };
  const { outcome, reason = '' } = worst;
  return { outcome: outcome === 'refused' ? 'refused' : 'waits', reason };
}
