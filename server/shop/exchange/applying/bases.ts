import { sql } from 'kysely';
import type { BaseRole } from '../../../../contract/editing/exchange.ts';
import { baseDecision } from '../../../../contract/editing/exchange.ts';
import type { ExchangeBase } from '../../../../contract/staff/exchange.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { missing, parse } from '../../../base/changes/refused.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { ForeignBase } from '../commerceml/foreign-base.ts';
import { type ExternalLink, readLinks, SYSTEM, saveLinks } from './external-links.ts';
import { refuseOldDecision } from './refuse-old-decision.ts';

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
  throw new ForeignBase({ id, title: title || String(link?.given.title ?? '') });
}

/** People are asked about it. */
export async function noteForeign(trx: Trx, { id, title }: ForeignBase) {
  const known = (await readLinks(trx, 'classifier', [id])).get(id);
  const given = { ...known?.given, ...(title && { title }), is_asked: true };
  await saveLinks(trx, 'classifier', [{ external_id: id, local_id: null, version: '', given }]);
}

export async function listBases(db: Database): Promise<ExchangeBase[]> {
  const known = await readLinks(db, 'classifier');
  const { rows } = await sql<{ id: number; external_id: string; version: number; at: Date }>`
    select id, external_id, decision_version as version, seen_at as at
    from external_link
    where system = ${SYSTEM}
      and kind = 'classifier'
    order by id`.execute(db);
  return rows.flatMap(({ external_id, at, ...row }) => {
    const link = known.get(external_id);
    if (!link) return [];
    const title = String(link.given.title ?? '');
    return [{ ...row, external_id, title, role: roleOf(link), seen_at: at.toISOString() }];
  });
}

/** Somebody says what another base is; its files are taken, or not, from the next exchange on. */
export async function decideBase(
  { trx, actor, note }: Changing,
  id: number,
  { input, seen }: { input: unknown; seen: number },
): Promise<{ version: number }> {
  const { role } = parse(baseDecision, input);
  const all = await trx
    .selectFrom('external_link')
    .selectAll()
    .where('system', '=', SYSTEM)
    .where('kind', '=', 'classifier')
    .orderBy('id')
    .forUpdate()
    .execute();
  const shown = new Map((await listBases(trx)).map((base) => [base.id, base]));
  const held = all.find((one) => one.id === id);
  // What the shop's own base is, another one says by taking its place.
  if (!held || shown.get(id)?.role === 'ours') throw missing();
  refuseOldDecision({ ...held, version: held.decision_version, said_at: held.seen_at }, seen);
  const decide = (which: number[], decided: Role) =>
    trx
      .updateTable('external_link')
      .set((row) => ({
        decision: JSON.stringify({ role: decided }),
        decided_by: actor,
        decided_at: new Date(),
        decision_version: row('decision_version', '+', 1),
      }))
      .where('id', 'in', which)
      .execute();
  if (role === 'instead') {
    const former = [...shown.values()].filter((one) => one.role === 'ours' || one.role === 'same');
    await decide(
      former.map((one) => one.id),
      'refused',
    );
    // Its goods are the shop's own now: what it names no more is hidden with theirs.
    await sql`
      update external_link
      set given = given - 'base'
      where system = ${SYSTEM}
        and kind = 'product'
        and given ->> 'base' = ${held.external_id}`.execute(trx);
  }
  await decide([id], role === 'instead' ? 'ours' : role);
  note({
    verb: 'change',
    entity: 'exchange',
    ids: [held.external_id],
    before: { decision: held.decision },
    after: { role },
  });
  return { version: seen + 1 };
}
