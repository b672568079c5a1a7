import { waitingDecision } from '../../../../contract/editing/exchange.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { invalid, missing, parse } from '../../../base/changes/refused.ts';
import { loadSettings } from '../../../base/settings/settings.ts';
import type { Outcome } from './applying.ts';
import { placeProducts } from './place-products.ts';
import { candidatesOf, formedOf } from './place-waiting.ts';
import { refuseOldDecision } from './refuse-old-decision.ts';

/**
 * Somebody says where a product of 1C belongs, which of ours it is, or that it is not sold here. It
 * is remembered for every run to come, and followed at once with what has come already.
 */
export async function decideWaiting(
  changing: Changing,
  id: number,
  { input, seen }: { input: unknown; seen: number },
): Promise<Outcome[]> {
  const { trx, actor, note } = changing;
  const decision = parse(waitingDecision, input);
  const held = await trx
    .selectFrom('exchange_waiting')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'product')
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw missing();
  refuseOldDecision({ ...held, said_at: held.since }, seen);
  await refuseUnknown(changing, decision);
  const isIgnored = 'ignore' in decision;
  await trx
    .updateTable('exchange_waiting')
    .set((row) => ({
      decision: JSON.stringify(decision),
      decided_by: actor,
      decided_at: new Date(),
      version: row('version', '+', 1),
      ...(isIgnored && { state: 'placed' as const }),
    }))
    .where('id', '=', id)
    .execute();
  note({
    verb: 'change',
    entity: 'exchange',
    ids: [held.external_id],
    before: { decision: held.decision },
    after: { decision },
  });
  if (isIgnored) return [];
  const { exchange: settings } = await loadSettings(trx);
  const candidates = await candidatesOf(trx, [{ ...held, decision }]);
  const formed = await formedOf(trx, candidates);
  const outcomes = await placeProducts(
    { changing, settings, formedAt: held.said_at, formed },
    candidates,
  );
  return [...outcomes.values()];
}

async function refuseUnknown(
  { trx }: Changing,
  decision: { category_id?: number; product_id?: number; ignore?: boolean },
) {
  const { category_id, product_id } = decision;
  if (category_id !== undefined) {
    const found = await trx
      .selectFrom('category')
      .select('id')
      .where('id', '=', category_id)
      .executeTakeFirst();
    if (!found) throw invalid({ category_id: ['EDIT.UNKNOWN'] });
  }
  if (product_id === undefined) return;
  const product = await trx
    .selectFrom('product')
    .leftJoin('external_link as link', (join) =>
      join.onRef('link.local_id', '=', 'product.id').on('link.kind', '=', 'product'),
    )
    .select(['product.id', 'link.id as link'])
    .where('product.id', '=', product_id)
    .executeTakeFirst();
  if (!product) throw invalid({ product_id: ['EDIT.UNKNOWN'] });
  if (product.link !== null) throw invalid({ product_id: ['EDIT.TAKEN'] });
}
