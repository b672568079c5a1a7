import { sql } from 'kysely';
import { groupDecision } from '../../../../contract/editing/exchange.ts';
import type { ExchangeGroup } from '../../../../contract/staff/exchange.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { invalid, missing, parse } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import { type ExternalLink, readLinks, SYSTEM } from './external-links.ts';
import { groupDecisionOf, isAsked, isDecidedAbove, upwards } from './group-decisions.ts';
import { startPlacing } from './place-waiting.ts';
import { holdLink, refuseOlderLink, saveDecision } from './save-decision.ts';

/** Groups of 1C beside the shop's own tree, with what people have said of each. */
export async function listGroups(db: Database): Promise<ExchangeGroup[]> {
  const known = await readLinks(db, 'group');
  const goods = await countGoods(db);
  const { rows } = await sql<{ id: number; external_id: string; version: number }>`
    select id, external_id, decision_version as version
    from external_link
    where system = ${SYSTEM}
      and kind = 'group'
      and given ? 'is_asked'
    order by id`.execute(db);
  return rows
    .map(({ external_id, ...row }): ExchangeGroup => {
      const link = known.get(external_id);
      const decision = groupDecisionOf(link);
      return {
        ...row,
        external_id,
        title: pathOf(link, known),
        decision: decision && kindOf(decision),
        category_id:
          link?.local_id ?? (decision && 'category_id' in decision ? decision.category_id : null),
        is_made: link?.local_id != null,
        is_decided_above: link !== undefined && isDecidedAbove(link, known),
        goods: goods.get(external_id) ?? 0,
      };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
}

const kindOf = (decision: NonNullable<ReturnType<typeof groupDecisionOf>>) =>
  'create' in decision ? 'create' : 'ignore' in decision ? 'ignore' : 'category';

/** `Кабель › Силовой`. */
const pathOf = (link: ExternalLink | undefined, known: Map<string, ExternalLink>) =>
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
  const isOpen = (link: ExternalLink | undefined) =>
    link !== undefined && isAsked(link) && link.local_id === null && groupDecisionOf(link) === null;
  return [...known.values()].filter(
    (link) => isOpen(link) && ![...upwards(link, known)].slice(1).some(isAsked),
  ).length;
}

/**
 * Somebody says which category a group of 1C is, that it becomes one of its own, or that it is not
 * sold here; it holds for the groups beneath it too. What waits for that is placed beside the request.
 */
export async function decideGroup(
  changing: Changing,
  id: number,
  { input, seen }: { input: unknown; seen: number },
): Promise<{ version: number }> {
  const decision = parse(groupDecision, input);
  const { trx } = changing;
  const held = await holdLink(trx, 'group', id);
  // One that is a category by now is moved and renamed as others are.
  if (Object(held.given).is_asked !== true || held.local_id !== null) throw missing();
  refuseOlderLink(held, seen);
  if ('category_id' in decision) {
    const category = await trx
      .selectFrom('category')
      .select('id')
      .where('id', '=', decision.category_id)
      .executeTakeFirst();
    if (!category) throw invalid({ category_id: ['EDIT.UNKNOWN'] });
  }
  const saved = await saveDecision(changing, held, decision);
  await startPlacing(trx);
  return saved;
}
