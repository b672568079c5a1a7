import { slugOf } from '../../../contract/slug-of.ts';
import { changeCategory, createCategory } from '../../catalogue/writing/categories.ts';
import { attempt } from '../../changes/attempt.ts';
import { Refused } from '../../changes/refused.ts';
import type { Group } from '../commerceml/objects.ts';
import type { Applying, Outcome } from './applying.ts';
import { type ExternalLink, readLinks, saveLinks } from './external-links.ts';
import { mergeFields } from './merge-fields.ts';
import { titlesOf } from './names-of-goods.ts';

const MAX_LEVEL = 4;

/**
 * Groups become categories. What is deeper than categories go folds into the deepest one above it.
 * A renamed group keeps its address, and a part of the tree that is not repeated stays.
 */
export async function applyGroups(applying: Applying, groups: Group[]): Promise<Outcome[]> {
  const { trx } = applying.changing;
  const known = await readLinks(trx, 'group');
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    if (group.isDeleted) {
      outcomes.push({ outcome: 'skipped', reason: 'deleted-group' });
      continue;
    }
    const held = known.get(group.id);
    const { link, outcome } = held?.local_id
      ? await changeGroup(applying, group, held, known)
      : await createGroup(applying, group, known);
    if (link) {
      known.set(group.id, link);
      await saveLinks(trx, 'group', [link]);
    }
    outcomes.push(outcome);
  }
  return outcomes;
}

type Applied = { link?: ExternalLink; outcome: Outcome };

/** Of the group, or of the one it is folded into. */
export const categoryOf = (link: ExternalLink | undefined): number | null =>
  link?.local_id ?? (typeof link?.given.folded_into === 'number' ? link.given.folded_into : null);

async function createGroup(
  { changing, settings }: Applying,
  group: Group,
  known: Map<string, ExternalLink>,
): Promise<Applied> {
  const { trx } = changing;
  const parentId = group.parentId === null ? null : categoryOf(known.get(group.parentId));
  const parent = parentId
    ? await trx
        .selectFrom('category')
        .select(['id', 'level'])
        .where('id', '=', parentId)
        .executeTakeFirst()
    : undefined;
  const titles = titlesOf(settings.titleLanguage, group.title);
  const link = { external_id: group.id, version: group.version };
  if (parent && parent.level >= MAX_LEVEL) {
    return {
      link: { ...link, local_id: null, given: { ...titles, folded_into: parent.id } },
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
  const created = await attempt(changing, (within) =>
    createCategory(within, {
      ...titles,
      slug: taken ? `${slug}-${slugOf(group.id).slice(-12)}` : slug,
      parent_id: parent?.id ?? null,
    }),
  );
  if (created instanceof Refused) return { outcome: refused(created) };
  const localId = Number(created.id);
  return {
    link: { ...link, local_id: localId, given: { ...titles, parent_id: parent?.id ?? null } },
    outcome: { outcome: 'created', localId },
  };
}

async function changeGroup(
  { changing, settings }: Applying,
  group: Group,
  link: ExternalLink,
  known: Map<string, ExternalLink>,
): Promise<Applied> {
  const id = link.local_id ?? 0;
  const held = await changing.trx
    .selectFrom('category')
    .select(['title_ro', 'title_ru', 'parent_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Somebody has deleted it here: it is not made again by a program.
  if (!held) return { outcome: { outcome: 'skipped', reason: 'deleted-here' } };
  const said = {
    ...titlesOf(settings.titleLanguage, group.title),
    ...(group.parentId !== null && { parent_id: categoryOf(known.get(group.parentId)) }),
  };
  const { changed, kept } = mergeFields(held, link.given, said);
  const saved: Applied = {
    link: { ...link, version: group.version, given: { ...link.given, ...said } },
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
