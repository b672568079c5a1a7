import type { Database, Trx } from '../../base/database/connect.ts';
import { isShownNow } from './is-shown-now.ts';

type Asking = {
  /** Whether what will be sold soon counts as well. */
  soon?: boolean;
};

/**
 * Whether customers find a page at this path: a product that is sold or soon will be, a category,
 * an article or page that is shown. What is archived or has ended may be led on from.
 */
export async function isLiveAddress(
  db: Database | Trx,
  path: string,
  { soon = true }: Asking = {},
): Promise<boolean> {
  const [, folder = '', ...slugs] = path.split('/');
  const find = Object.hasOwn(finders, folder) ? finders[folder] : undefined;
  const [slug] = slugs;
  if (!find || slug === undefined || (slugs.length > 1 && folder !== 'catalog')) return false;
  return find(db, slug, { slugs, soon });
}

type Find = (
  db: Database | Trx,
  slug: string,
  whole: { slugs: string[]; soon: boolean },
) => Promise<boolean>;

const finders: Record<string, Find | undefined> = {
  async product(db, slug, { soon }) {
    const found = db
      .selectFrom('product')
      .select('id')
      .where('slug', '=', slug)
      .where('state', 'in', soon ? ['draft', 'active'] : ['active']);
    return (await found.executeTakeFirst()) !== undefined;
  },
  async catalog(db, _, { slugs }) {
    const found = await db
      .selectFrom('category')
      .innerJoin('category as step', (join) =>
        join.on(({ eb, ref }) => eb(ref('step.id'), '=', eb.fn.any('category.path'))),
      )
      .select('step.slug')
      .where('category.level', '=', slugs.length)
      .where('category.slug', '=', slugs.at(-1) ?? '')
      .orderBy('step.level')
      .execute();
    return found.length > 0 && found.map(({ slug }) => slug).join('/') === slugs.join('/');
  },
  async news(db, slug) {
    const found = db
      .selectFrom('article')
      .select('id')
      .where((eb) => (/^\d{1,9}$/.test(slug) ? eb('id', '=', Number(slug)) : eb('slug', '=', slug)))
      .where(isShownNow('published_at'));
    return (await found.executeTakeFirst()) !== undefined;
  },
  async content(db, slug) {
    const found = db
      .selectFrom('content_page')
      .select('id')
      .where('slug', '=', slug)
      .where(isShownNow('starts_at'));
    return (await found.executeTakeFirst()) !== undefined;
  },
};
