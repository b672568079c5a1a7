import { sql } from 'kysely';
import * as v from 'valibot';
import { category, categoryMove } from '../../../../contract/editing/catalogue.ts';
import type { Changing } from '../../../base/changes/change.ts';
import {
  createRow,
  deleteRow,
  lockRow,
  type Row,
  refuseOlder,
  type Saved,
  writeChanges,
} from '../../../base/changes/edit-row.ts';
import { invalid, missing, parse } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { lockName } from '../../../base/database/lock-name.ts';
import { renameSlugs } from '../../redirects/former-slugs.ts';
import { cleaned } from './clean-texts.ts';

const MAX_LEVEL = 4;

type Fields = Partial<v.InferOutput<typeof category>>;

/** A new category at the end of its parent's path. */
export async function createCategory(changing: Changing, input: unknown): Promise<Saved> {
  const { attributes, ...fields } = parse(category, input);
  await lockTree(changing.trx);
  const above = await pathOf(changing.trx, fields.parent_id);
  if (above.length >= MAX_LEVEL) throw invalid({ parent_id: ['EDIT.LEVELS'] });
  const saved = await createRow(changing, 'category', {
    ...kept(fields),
    level: above.length + 1,
    // The id is not known before the row is.
    path: [...above, 0],
  });
  await sql`
    update category
    set path[level] = id
    where id = ${saved.id}`.execute(changing.trx);
  await setAttributes(changing.trx, Number(saved.id), attributes);
  return saved;
}

/** With a new parent everything beneath moves along, and old addresses lead to the new ones. */
export async function changeCategory(
  changing: Changing,
  id: number,
  { input, seen }: { input: unknown; seen?: number | undefined },
): Promise<Saved> {
  const { trx } = changing;
  const { attributes, ...fields } = parse(v.partial(category), input);
  await lockTree(trx);
  const stored = await lockRow(changing, 'category', id);
  if (!stored) throw missing();
  await refuseOlder(changing, 'category', id, { stored, seen });
  const before = await addressesBeneath(trx, id);
  const attributesBefore = await readAttributes(trx, id);
  if (fields.parent_id !== undefined && fields.parent_id !== stored.parent_id) {
    await move(trx, id, stored, fields.parent_id);
  }
  if (attributes) await setAttributes(trx, id, attributes);
  const saved = await writeChanges(changing, 'category', id, {
    stored,
    fields: kept(fields),
    more: attributes ? [{ name: 'attributes', before: attributesBefore, after: attributes }] : [],
  });
  const after = await addressesBeneath(trx, id);
  await renameSlugs(
    trx,
    'category',
    Array.from(after, ([beneath, to]) => ({ id: beneath, from: before.get(beneath) ?? to, to })),
  );
  return saved;
}

/**
 * To another place of the tree, or of its siblings. Their order is numbered anew with it, which is
 * nobody's edit but the mover's: they keep their versions.
 */
export async function moveCategory(
  changing: Changing,
  id: number,
  { input, seen }: { input: unknown; seen?: number | undefined },
): Promise<Saved> {
  const { trx } = changing;
  const { parent_id, before_id } = parse(categoryMove, input);
  await lockTree(trx);
  const order = await childrenOf(trx, parent_id);
  const others = order.filter((one) => one !== id);
  const at = before_id === null ? others.length : others.indexOf(before_id);
  if (at < 0) throw invalid({ before_id: ['EDIT.UNKNOWN'] });
  if (order.indexOf(id) === at) return changeCategory(changing, id, { input: {}, seen });
  // First as they stand, so that another number always means another place.
  await numberChildren(trx, order);
  const saved = await changeCategory(changing, id, { input: { parent_id, position: at }, seen });
  await numberChildren(trx, others.toSpliced(at, 0, id));
  return saved;
}

async function childrenOf(trx: Trx, parentId: number | null): Promise<number[]> {
  const rows = await trx
    .selectFrom('category')
    .select('id')
    .where('parent_id', 'is not distinct from', parentId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const numberChildren = (trx: Trx, ids: number[]) =>
  sql`
    update category
    set position = place - 1
    from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
    where category.id = wanted.id
      and category.position <> place - 1`.execute(trx);

/** Only an empty one: neither products nor categories stand in it. */
export async function deleteCategory(
  changing: Changing,
  id: number,
  options: { seen?: number | undefined } = {},
) {
  await lockTree(changing.trx);
  return deleteRow(changing, 'category', id, options);
}

/** Two who move categories at once could make a circle of them. */
const lockTree = (trx: Trx) => lockName(trx, 'tree of categories');

async function pathOf(trx: Trx, id: number | null): Promise<number[]> {
  if (id === null) return [];
  const row = await trx
    .selectFrom('category')
    .select('path')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw invalid({ parent_id: ['EDIT.UNKNOWN'] });
  return row.path;
}

async function move(trx: Trx, id: number, stored: Row, parentId: number | null) {
  const above = await pathOf(trx, parentId);
  const { rows } = await sql<{ depth: number }>`
    select max(level) - ${Number(stored.level)}::integer as depth
    from category
    where path @> array[${id}]::integer[]`.execute(trx);
  const depth = rows[0]?.depth ?? 0;
  if (above.includes(id) || above.length + 1 + depth > MAX_LEVEL) {
    throw invalid({ parent_id: ['EDIT.LEVELS'] });
  }
  await sql`
    update category
    set
      path = ${above}::integer[] || path[${Number(stored.level)}::integer:],
      level = level + ${above.length + 1 - Number(stored.level)}::integer,
      parent_id = case when id = ${id} then ${parentId}::integer else parent_id end
    where path @> array[${id}]::integer[]`.execute(trx);
}

/** By id, the slugs from the root: how the pages of the category and those beneath are called. */
async function addressesBeneath(trx: Trx, id: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; address: string }>`
    select
      beneath.id,
      (
        select string_agg(step.slug, '/' order by place)
        from unnest(beneath.path) with ordinality as steps (id, place)
        inner join category as step on step.id = steps.id
      ) as address
    from category as beneath
    where beneath.path @> array[${id}]::integer[]`.execute(trx);
  return new Map(rows.map((row) => [row.id, row.address]));
}

async function readAttributes(trx: Trx, id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('category_attribute')
    .select('attribute_id')
    .where('category_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ attribute_id }) => attribute_id);
}

async function setAttributes(trx: Trx, categoryId: number, attributeIds: number[]) {
  await trx.deleteFrom('category_attribute').where('category_id', '=', categoryId).execute();
  const { rows } = await sql<{ id: number }>`
    insert into category_attribute (category_id, attribute_id, position)
    select ${categoryId}, attribute.id, place
    from unnest(${attributeIds}::integer[]) with ordinality as wanted (id, place)
    inner join attribute on attribute.id = wanted.id
    returning attribute_id as id`.execute(trx);
  if (rows.length < attributeIds.length) throw invalid({ attributes: ['EDIT.UNKNOWN'] });
}

const kept = (fields: Omit<Fields, 'attributes'>) => ({ ...fields, ...cleaned(fields) });
