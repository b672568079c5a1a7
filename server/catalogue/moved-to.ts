import type { Database } from '../database/connect.ts';
import type { SluggedEntity } from './writing/former-slugs.ts';

type Moving = Exclude<SluggedEntity, 'brand'>;

/** Where the page of this name is by now, without the language; null if it never was anywhere. */
export async function movedTo(db: Database, entity: Moving, slug: string): Promise<string | null> {
  const former = await db
    .selectFrom('former_slug')
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
  article: underFolder('article', '/news'),
  content_page: underFolder('content_page', '/content'),
};

function underFolder(table: 'article' | 'content_page', folder: string) {
  return async (db: Database, id: number) => {
    const row = await db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirst();
    return row ? `${folder}/${row.slug}` : null;
  };
}
