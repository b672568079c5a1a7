import { sql } from 'kysely';
import { slugOf } from '../../../../contract/slug-of.ts';
import { attempt } from '../../../base/changes/attempt.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { changeCategory, createCategory } from '../../catalogue/writing/categories.ts';
import type { Group } from '../commerceml/objects.ts';
import type { Applying, Outcome } from './applying.ts';
import { type ExternalLink, readLinks, saveLinks } from './external-links.ts';
import {
  categoryOf,
  groupDecisionOf,
  isAsked,
  isDecidedAbove,
  parentOf,
} from './group-decisions.ts';
import { mergeFields } from './merge-fields.ts';
import { line, titlesOf } from './names-of-goods.ts';

const MAX_LEVEL = 4;

/**
 * Groups become categories. What is deeper than categories go folds into the deepest one above it.
 * A renamed group keeps its address, and a part of the tree that is not repeated stays. Where the
 * shop has a tree of its own, another one beside it is for people to decide about.
 */
export async function applyGroups(applying: Applying, groups: Group[]): Promise<Outcome[]> {
  const { trx } = applying.changing;
  const known: Map<string, ExternalLink> = await readLinks(trx, 'group');
  // A second base has a tree of its own beside that of the first.
  const hasOwn = Boolean(applying.base) || (await hasOwnTree(trx));
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    if (group.isDeleted) {
      outcomes.push({ outcome: 'skipped', reason: 'deleted-group' });
      continue;
    }
    const stored = known.get(group.id);
    const { link, outcome } = stored?.local_id
      ? await changeGroup(applying, group, stored, known)
      : await takeNewGroup(applying, group, { known, hasOwn });
    if (link) {
      known.set(group.id, link);
      await saveLinks(trx, 'group', [link]);
    }
    outcomes.push(outcome);
  }
  return outcomes;
}

type Applied = { link?: ExternalLink; outcome: Outcome };

/** Whether people have made categories that are none of 1C's groups. */
async function hasOwnTree(trx: Trx): Promise<boolean> {
  const { rows } = await sql`
    select
    from category
    where not exists (
      select
      from external_link
      where kind = 'group'
        and local_id = category.id
    )
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Made beneath what 1C has made, or where people have said so; otherwise they are asked. */
async function takeNewGroup(
  applying: Applying,
  group: Group,
  { known, hasOwn }: { known: Map<string, ExternalLink>; hasOwn: boolean },
): Promise<Applied> {
  const stored = known.get(group.id);
  const parentId = group.parentId ?? parentOf(stored);
  const above = parentId === null ? undefined : known.get(parentId);
  const decision = groupDecisionOf(stored);
  const isMade =
    decision === null
      ? parentId === null
        ? !hasOwn && !isAsked(stored)
        : categoryOf(above) !== null
      : 'create' in decision;
  if (isMade) return createGroup(applying, { ...group, parentId }, known);
  const link: ExternalLink = {
    external_id: group.id,
    local_id: null,
    given: {
      ...titlesOf(applying.settings.titleLanguage, group.title),
      title: line(group.title),
      parent: parentId,
      is_asked: true,
    },
    decision: stored?.decision,
  };
  const outcome: Outcome =
    decision || isDecidedAbove(link, known)
      ? { outcome: 'skipped', reason: 'group-decided' }
      : { outcome: 'waiting', reason: 'new-group' };
  return { link, outcome };
}

async function createGroup(
  { changing, settings }: Applying,
  group: Group,
  known: Map<string, ExternalLink>,
): Promise<Applied> {
  const { trx } = changing;
  const stored = known.get(group.id);
  const parentId = group.parentId === null ? null : categoryOf(known.get(group.parentId));
  const parent = parentId
    ? await trx
        .selectFrom('category')
        .select(['id', 'level'])
        .where('id', '=', parentId)
        .executeTakeFirst()
    : undefined;
  const titles = titlesOf(settings.titleLanguage, group.title);
  if (parent && parent.level >= MAX_LEVEL) {
    return {
      link: {
        external_id: group.id,
        local_id: null,
        given: { ...titles, folded_into: parent.id },
      },
      outcome: { outcome: 'skipped', reason: 'folded', localId: parent.id },
    };
  }
  const slug = slugOf(titles.title_ro);
  const taken = await trx
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .where('level', '=', (parent?.level ?? 0) + 1)
    .executeTakeFirst();
  const position = await nextPosition(trx, parent?.id ?? null);
  const created = await attempt(changing, (within) =>
    createCategory(within, {
      ...titles,
      slug: taken ? `${slug}-${slugOf(group.id).slice(-12)}` : slug,
      parent_id: parent?.id ?? null,
      position,
    }),
  );
  if (created instanceof Refused) return { outcome: refused(created) };
  const localId = Number(created.id);
  return {
    link: {
      external_id: group.id,
      local_id: localId,
      given: {
        ...titles,
        parent_id: parent?.id ?? null,
        ...(isAsked(stored) && { ...keptOf(stored), is_asked: true }),
      },
      decision: stored?.decision,
    },
    outcome: { outcome: 'created', localId },
  };
}

/** Behind those the shop has. */
async function nextPosition(trx: Trx, parentId: number | null): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position) + 1, 0)::integer as position
    from category
    where parent_id is not distinct from ${parentId}::integer`.execute(trx);
  return rows[0]?.position ?? 0;
}

/** What people were asked by. */
const keptOf = (link: ExternalLink | undefined) => ({
  title: link?.given.title,
  parent: link?.given.parent,
});

async function changeGroup(
  { changing, settings }: Applying,
  group: Group,
  link: ExternalLink,
  known: Map<string, ExternalLink>,
): Promise<Applied> {
  const id = link.local_id ?? 0;
  const stored = await changing.trx
    .selectFrom('category')
    .select(['title_ro', 'title_ru', 'parent_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Somebody has deleted it here: it is not made again by a program.
  if (!stored) return { outcome: { outcome: 'skipped', reason: 'deleted-here' } };
  const given = {
    ...titlesOf(settings.titleLanguage, group.title),
    ...(group.parentId !== null && { parent_id: categoryOf(known.get(group.parentId)) }),
  };
  const { changed, kept } = mergeFields(stored, link.given, given);
  const saved: Applied = {
    link: { ...link, given: { ...link.given, ...given } },
    outcome: { outcome: 'unchanged', reason: keptReason(kept), localId: id },
  };
  if (Object.keys(changed).length === 0) return saved;
  const done = await attempt(changing, (within) => changeCategory(within, id, { input: changed }));
  if (done instanceof Refused) return { outcome: refused(done) };
  return { ...saved, outcome: { ...saved.outcome, outcome: 'changed' } };
}

export const keptReason = (kept: string[]) => (kept.length > 0 ? `ours: ${kept.join(', ')}` : '');

export const refused = ({ refusal }: Refused): Outcome => ({
  outcome: 'refused',
  reason: JSON.stringify(refusal).slice(0, 500),
});
