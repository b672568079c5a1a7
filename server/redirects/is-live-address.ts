import { isShownNow } from '../content/queries.ts';
import type { Trx } from '../database/connect.ts';

/**
 * Whether customers find a page at this path: a product that is sold or soon will be, a category,
 * an article or page that is shown. What is archived or has ended may be led on from.
 */
export async function isLiveAddress(trx: Trx, path: string): Promise<boolean> {
  const [, folder = '', ...rest] = path.split('/');
  const slug = rest.at(-1);
  const find = finders[folder];
  return slug !== undefined && find !== undefined && (await find(trx, slug, rest.length));
}

type Find = (trx: Trx, slug: string, level: number) => Promise<boolean>;

const finders: Record<string, Find | undefined> = {
  async product(trx, slug) {
    const found = trx
      .selectFrom('product')
      .select('id')
      .where('slug', '=', slug)
      .where('state', '<>', 'archived');
    return (await found.executeTakeFirst()) !== undefined;
  },
  async catalog(trx, slug, level) {
    const found = trx
      .selectFrom('category')
      .select('id')
      .where('level', '=', level)
      .where('slug', '=', slug);
    return (await found.executeTakeFirst()) !== undefined;
  },
  async news(trx, slug) {
    const found = trx
      .selectFrom('article')
      .select('id')
      .where((eb) => (/^\d{1,9}$/.test(slug) ? eb('id', '=', Number(slug)) : eb('slug', '=', slug)))
      .where(isShownNow('published_at'));
    return (await found.executeTakeFirst()) !== undefined;
  },
  async content(trx, slug) {
    const found = trx
      .selectFrom('content_page')
      .select('id')
      .where('slug', '=', slug)
      .where(isShownNow('starts_at'));
    return (await found.executeTakeFirst()) !== undefined;
  },
};
