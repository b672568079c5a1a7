import type { Database } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import type { Shop } from '../shop.ts';
import type { SluggedEntity } from './former-slugs.ts';
import { isLiveAddress } from './is-live-address.ts';
import { isShownNow } from './is-shown-now.ts';
import { resolveRedirect } from './redirects.ts';

type Moving = Exclude<SluggedEntity, 'brand'>;

const folders: Record<Moving, string> = {
  product: '/product',
  category: '/catalog',
  article: '/news',
  content_page: '/content',
};

/**
 * Where the page of this name is by now, without the language; null if it never was anywhere. What
 * staff say of an address counts before the names a thing has had.
 */
export async function movedTo(
  { db, redirects }: Pick<Shop, 'db' | 'redirects'>,
  entity: Moving,
  slug: string,
): Promise<string | null> {
  const led = await resolveRedirect(redirects(), `${folders[entity]}/${slug}`, (path) =>
    isLiveAddress(db, path, { soon: false }),
  );
  const onward = led?.address;
  // To another site, or to one language alone, a page leads that is loaded as a whole.
  if (onward && /^\/(?!ru(\/|$))/.test(onward)) return onward;
  const former = await db
    .selectFrom('former_slug')
    .modifyFront(asPrepared('former slug'))
    .select('entity_id')
    .where('entity', '=', entity)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return former ? addressOf[entity](db, former.entity_id) : null;
}

const addressOf: Record<Moving, (db: Database, id: number) => Promise<string | null>> = {
  async product(db, id) {
    const row = await db
      .selectFrom('product')
      .select('slug')
      .where('id', '=', id)
      .where('state', '<>', 'draft')
      .executeTakeFirst();
    return row ? `/product/${row.slug}` : null;
  },
  async category(db, id) {
    const rows = await db
      .selectFrom('category')
      .innerJoin('category as step', (join) =>
        join.on(({ eb, ref }) => eb(ref('step.id'), '=', eb.fn.any('category.path'))),
      )
      .select('step.slug')
      .where('category.id', '=', id)
      .orderBy('step.level')
      .execute();
    return rows.length > 0 ? `/catalog/${rows.map(({ slug }) => slug).join('/')}` : null;
  },
  article: shownPage('article', 'published_at'),
  content_page: shownPage('content_page', 'starts_at'),
};

function shownPage(table: 'article' | 'content_page', start: 'published_at' | 'starts_at') {
  return async (db: Database, id: number) => {
    const row = await db
      .selectFrom(table)
      .select('slug')
      .where('id', '=', id)
      .where(isShownNow(start))
      .executeTakeFirst();
    return row ? `${folders[table]}/${row.slug}` : null;
  };
}
