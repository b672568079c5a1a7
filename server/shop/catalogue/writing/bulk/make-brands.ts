import { slugOf } from '../../../../../contract/slug-of.ts';
import { may, type Role } from '../../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import { lockName } from '../../../../base/database/lock-name.ts';
import { brands } from '../brands.ts';
import { freeSlug } from '../free-slug.ts';
import { type BatchKind, inBatch, openBatch } from './batches.ts';

type Options = {
  kind: BatchKind;
  into: number | null;
  /** Names that are one brand's. */
  likenessOf: (title: string) => string;
};

/**
 * The brands of these names, those that are lacking made as a part of a batch. One at a time, so that
 * two imports do not make one brand twice; what somebody made meanwhile is taken as it is.
 */
export async function makeBrands(
  changing: Changing,
  titles: string[],
  role: Role,
  { kind, into, likenessOf }: Options,
): Promise<{ batch: number | null; ids: Map<string, number> }> {
  if (titles.length === 0 || !may(role, 'products.write')) return { batch: into, ids: new Map() };
  const { trx } = changing;
  await lockName(trx, 'brands of imports');
  const stored = await trx
    .selectFrom('brand')
    .select(['id', 'slug', 'title', 'position'])
    .orderBy('id')
    .execute();
  const slugs = new Set(stored.map(({ slug }) => slug));
  const known = new Map(stored.toReversed().map(({ id, title }) => [likenessOf(title), id]));
  let position = Math.max(0, ...stored.map((one) => one.position));
  let batch = into;
  for (const title of new Set(titles)) {
    if (known.has(likenessOf(title))) continue;
    batch ??= await openBatch(changing, { kind }, { products: 0, fields: ['state'] });
    position += 1;
    const slug = freeSlug(slugOf(title), slugs);
    const { id } = await brands.create(inBatch(changing, batch), { slug, title, position });
    known.set(likenessOf(title), Number(id));
  }
  return {
    batch,
    ids: new Map(titles.map((title) => [title, known.get(likenessOf(title)) ?? 0])),
  };
}
