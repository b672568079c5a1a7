import { sql } from 'kysely';
import { groupDecision } from '../../../../contract/editing/exchange.ts';
import type { ExchangeGroup } from '../../../../contract/staff/exchange.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { missing, parse } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import { type KnownLink, readLinks, SYSTEM } from './external-links.ts';
import { groupDecisionOf, isAsked, isDecidedAbove, upwards } from './group-decisions.ts';
import { startPlacing } from './place-waiting.ts';
import {
  lockLink,
  refuseOlderLink,
  refuseUnknown,
  saveDecision,
  type Wish,
} from './save-decision.ts';

/** Groups of 1C beside the shop's own tree, with what people have decided about each. */
export async function listGroups(db: Database): Promise<ExchangeGroup[]> {
  const known = await readLinks(db, 'group');
  const goods = await countGoods(db);
  const asked = [...known.values()].filter(isAsked);
  const groups = asked.map((link): ExchangeGroup => {
    const decision = groupDecisionOf(link);
    const chosen = decision && 'category_id' in decision ? decision.category_id : null;
    return {
      id: link.id,
      external_id: link.external_id,
      title: pathOf(link, known),
      decision: decision && kindOf(decision),
      category_id: link.local_id ?? chosen,
      is_made: link.local_id !== null,
      is_decided_above: isDecidedAbove(link, known),
      goods: goods.get(link.external_id) ?? 0,
      version: link.decision_version,
    };
  });
  return groups.toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
}

const kindOf = (decision: NonNullable<ReturnType<typeof groupDecisionOf>>) =>
  'create' in decision ? 'create' : 'ignore' in decision ? 'ignore' : 'category';

/** `Кабель › Силовой`. */
const pathOf = (link: KnownLink, known: Map<string, KnownLink>) =>
  [...upwards(link, known)]
    .map(({ external_id, given }) => String(given.title ?? given.title_ru ?? '') || external_id)
    .toReversed()
    .join(' › ');

/** How many wait in each. */
async function countGoods(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    select named.id, count(*)::integer as number
    from exchange_waiting
    cross join lateral jsonb_array_elements_text(body -> 'groupIds') as named (id)
    where system = ${SYSTEM}
      and kind = 'product'
      and state = 'waiting'
    group by named.id`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Questions there are: what is answered for a group is answered for those beneath it. */
export async function countOpenGroups(db: Database): Promise<number> {
  const known = await readLinks(db, 'group');
  return [...known.values()].filter((link) => {
    const isOpen = isAsked(link) && link.local_id === null && groupDecisionOf(link) === null;
    return isOpen && ![...upwards(link, known)].slice(1).some(isAsked);
  }).length;
}

/**
 * Somebody says which category a group of 1C is, that it becomes one of its own, or that it is not
 * sold here; it holds for the groups beneath it too. What waits for that is placed beside the request.
 */
export async function decideGroup(changing: Changing, id: number, { input, seen }: Wish) {
  const decision = parse(groupDecision, input);
  const { trx } = changing;
  const stored = await lockLink(trx, 'group', id);
  // One that is a category by now is moved and renamed as others are.
  if (!isAsked(stored) || stored.local_id !== null) throw missing();
  refuseOlderLink(stored, seen);
  if ('category_id' in decision) await refuseUnknown(trx, 'category', decision.category_id);
  const saved = await saveDecision(changing, stored, decision);
  await startPlacing(trx);
  return saved;
}
