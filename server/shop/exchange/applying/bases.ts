import { sql } from 'kysely';
import { type BaseRole, baseDecision } from '../../../../contract/editing/exchange.ts';
import type { ExchangeBase } from '../../../../contract/staff/exchange.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { missing, parse } from '../../../base/changes/refused.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { ForeignBase } from '../commerceml/foreign-base.ts';
import {
  type ExternalLink,
  lockLinks,
  readLinks,
  SYSTEM,
  saveLinks,
  titleOf,
} from './external-links.ts';
import { decidedBy, refuseOlderLink, saveDecision, type Wish } from './save-decision.ts';

/** A base of 1C is known by its classifier: the first that came is the shop's. */

/** `ours`; null: nobody has said. */
type Role = 'ours' | BaseRole | null;

function roleOf({ decision, given }: ExternalLink): Role {
  const role = (decision as { role?: Role } | null | undefined)?.role;
  return role ?? (given.is_asked === true ? null : 'ours');
}

/**
 * As whose goods those of a classifier are taken: empty for the shop's own base, and for one that
 * is the same under another name. What nobody has let in is refused.
 */
export async function baseOf(trx: Trx, { id, title }: { id: string; title: string }) {
  if (id === '') return '';
  const known = await readLinks(trx, 'classifier');
  if (![...known.values()].some((link) => roleOf(link) === 'ours')) return '';
  const link = known.get(id);
  const role = link ? roleOf(link) : null;
  if (role === 'ours' || role === 'same') return '';
  if (role === 'beside') return id;
  throw new ForeignBase({ id, title: title || (link ? titleOf(link) : '') });
}

/** People are asked about it. */
export async function noteForeign(trx: Trx, { id, title }: ForeignBase) {
  const known = (await readLinks(trx, 'classifier', [id])).get(id);
  const given = { ...known?.given, ...(title && { title }), is_asked: true };
  await saveLinks(trx, 'classifier', [{ external_id: id, local_id: null, given }]);
}

export async function listBases(db: Database): Promise<ExchangeBase[]> {
  const known = await readLinks(db, 'classifier');
  return [...known.values()].map((link) => ({
    id: link.id,
    external_id: link.external_id,
    title: titleOf(link),
    role: roleOf(link),
    seen_at: link.seen_at.toISOString(),
    version: link.decision_version,
  }));
}

/** Somebody says what another base is; its files are taken, or not, from the next exchange on. */
export async function decideBase(changing: Changing, id: number, { input, seen }: Wish) {
  const { trx, actor } = changing;
  const { role } = parse(baseDecision, input);
  const all = [...(await lockLinks(trx, 'classifier')).values()];
  const stored = all.find((one) => one.id === id);
  // What the shop's own base is, another one says by taking its place.
  if (!stored || roleOf(stored) === 'ours') throw missing();
  refuseOlderLink(stored, seen);
  const entry = { after: { role } };
  if (role !== 'instead') return saveDecision(changing, stored, { role }, entry);
  const former = all.filter((one) => ['ours', 'same'].includes(roleOf(one) ?? ''));
  await trx
    .updateTable('external_link')
    .set((row) => ({
      ...decidedBy(actor, { role: 'refused' }),
      decision_version: row('decision_version', '+', 1),
    }))
    .where(
      'id',
      'in',
      former.map((one) => one.id),
    )
    .execute();
  // Its goods are the shop's own now: what it names no more is hidden with theirs.
  await sql`
    update external_link
    set given = given - 'base'
    where system = ${SYSTEM}
      and kind = 'product'
      and given ->> 'base' = ${stored.external_id}`.execute(trx);
  return saveDecision(changing, stored, { role: 'ours' }, entry);
}
