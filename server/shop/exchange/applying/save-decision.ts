import type { Changing } from '../../../base/changes/change.ts';
import { missing } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { type LinkKind, SYSTEM } from './external-links.ts';
import { refuseOldDecision } from './refuse-old-decision.ts';

/** Something of 1C's that somebody decides about, held until they have. */
export async function holdLink(trx: Trx, kind: LinkKind, id: number) {
  const held = await trx
    .selectFrom('external_link')
    .selectAll()
    .where('id', '=', id)
    .where('system', '=', SYSTEM)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw missing();
  return held;
}

type Held = Awaited<ReturnType<typeof holdLink>>;

/** Whoever decided has seen it as it is now. */
export const refuseOlderLink = (held: Held, seen: number) =>
  refuseOldDecision({ ...held, version: held.decision_version, said_at: held.seen_at }, seen);

/** What somebody said of it, by whom and when. */
export async function saveDecision(
  { trx, actor, note }: Changing,
  held: Held,
  decision: object,
): Promise<{ version: number }> {
  const version = held.decision_version + 1;
  await trx
    .updateTable('external_link')
    .set({
      decision: JSON.stringify(decision),
      decided_by: actor,
      decided_at: new Date(),
      decision_version: version,
    })
    .where('id', '=', held.id)
    .execute();
  note({
    verb: 'change',
    entity: 'exchange',
    ids: [held.external_id],
    before: { decision: held.decision },
    after: { decision },
  });
  return { version };
}
