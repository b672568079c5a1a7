import { waitingDecision } from '../../../../contract/editing/exchange.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { invalid, missing, parse } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { type Outcome, startApplying } from './applying.ts';
import { asNew, candidatesOf, formedOf } from './candidates.ts';
import { linkedAmong } from './external-links.ts';
import { placeProducts } from './place-products.ts';
import { decidedBy, noteDecision, refuseOlder, refuseUnknown, type Wish } from './save-decision.ts';

/**
 * Somebody says where a product of 1C belongs, which of ours it is, or that it is not sold here. It
 * is remembered for every run to come, and followed at once with what has come already.
 */
export async function decideWaiting(
  changing: Changing,
  id: number,
  { input, seen }: Wish,
): Promise<Outcome[]> {
  const { trx, actor } = changing;
  const decision = parse(waitingDecision, input);
  const stored = await lockWaiting(trx, id);
  refuseOlder({ ...stored, said_at: stored.since }, seen);
  if ('category_id' in decision) await refuseUnknown(trx, 'category', decision.category_id);
  if ('product_id' in decision) {
    await refuseUnknown(trx, 'product', decision.product_id);
    const linked = await linkedAmong(trx, [decision.product_id]);
    if (linked.size > 0) throw invalid({ product_id: ['EDIT.TAKEN'] });
  }
  const isIgnored = 'ignore' in decision;
  await trx
    .updateTable('exchange_waiting')
    .set({
      ...decidedBy(actor, decision),
      version: stored.version + 1,
      ...(isIgnored && { state: 'placed' as const }),
    })
    .where('id', '=', id)
    .execute();
  noteDecision(changing, stored, { before: { decision: stored.decision }, after: { decision } });
  if (isIgnored) return [];
  const candidates = await candidatesOf(trx, [asNew({ ...stored, decision })]);
  const formed = await formedOf(trx, candidates);
  const applying = await startApplying(changing, { formedAt: stored.said_at, formed });
  return [...(await placeProducts(applying, candidates)).values()];
}

/** A product that waits or is decided about, locked until somebody has decided. */
export async function lockWaiting(trx: Trx, id: number) {
  const stored = await trx
    .selectFrom('exchange_waiting')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'product')
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw missing();
  return stored;
}
