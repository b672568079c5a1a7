import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import { invalid, missing, Refused } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { unknownIn } from '../../catalogue/writing/unknown-in.ts';
import { type KnownLink, type LinkKind, SYSTEM } from './external-links.ts';

/** What people decide about things of 1C. `seen`: the version that whoever decides has before them. */
export type Wish = { input: unknown; seen: number };

/** Something of 1C's that somebody decides about, locked until they have. */
export async function lockLink(trx: Trx, kind: LinkKind, id: number): Promise<KnownLink> {
  const { rows } = await sql<KnownLink>`
    select *
    from external_link
    where id = ${id}
      and system = ${SYSTEM}
      and kind = ${kind}
    for no key update`.execute(trx);
  if (!rows[0]) throw missing();
  return rows[0];
}

type Decided = {
  version: number;
  decided_by: string | null;
  decided_at: Date | null;
  /** When 1C last spoke of it, which is what changed it where nobody has decided. */
  said_at: Date;
};

/** Whoever decides has seen the thing as it is now, with what others decided about it. */
export function refuseOlder({ version, decided_by, decided_at, said_at }: Decided, seen: number) {
  if (version === seen) return;
  const [actor, at] = [decided_by ?? 'exchange', decided_at ?? said_at];
  throw new Refused({ kind: 'conflict', version, changed: ['decision'], actor, at });
}

export const refuseOlderLink = (stored: KnownLink, seen: number) =>
  refuseOlder({ ...stored, version: stored.decision_version, said_at: stored.seen_at }, seen);

/** There has to be what somebody chose. */
export async function refuseUnknown(
  trx: Trx,
  table: 'attribute' | 'category' | 'product',
  id: number | undefined,
) {
  if (id === undefined || (await unknownIn(trx, table, [id])).size === 0) return;
  throw invalid({ [`${table}_id`]: ['EDIT.UNKNOWN'] });
}

/** What was decided, by whom and when. */
export const decidedBy = (actor: string, decision: object) => ({
  decision: JSON.stringify(decision),
  decided_by: actor,
  decided_at: new Date(),
});

type LogEntry = { before: object; after: object };

export const noteDecision = (
  { note }: Changing,
  { external_id }: { external_id: string },
  entry: LogEntry,
) => note({ verb: 'change', entity: 'exchange', ids: [external_id], ...entry });

/** Of a locked link. `entry`: as the audit log has it. */
export async function saveDecision(
  changing: Changing,
  stored: KnownLink,
  decision: object,
  entry: Partial<LogEntry> = {},
): Promise<{ version: number }> {
  const version = stored.decision_version + 1;
  await changing.trx
    .updateTable('external_link')
    .set({ ...decidedBy(changing.actor, decision), decision_version: version })
    .where('id', '=', stored.id)
    .execute();
  noteDecision(changing, stored, {
    before: { decision: stored.decision },
    after: { decision },
    ...entry,
  });
  return { version };
}
