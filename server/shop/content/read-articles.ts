import { MAX_ID } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import { pagination } from '../../../contract/pagination.ts';
import type { ArticleCard } from '../../../contract/shapes/content.ts';
import { cleanHtml } from '../../base/text/sanitise-html.ts';
import type { Shop } from '../shop.ts';
import { type ArticleKind, countArticles, selectArticle, selectNewestArticles } from './queries.ts';
import { showPicture } from './show-blocks.ts';
import { shownNow } from './site-content.ts';

const PAGE_SIZE = 12;
const HOME_NEWS = 4;

export async function readHomeNews({ db }: Shop, locale: Locale) {
  const news = await selectNewestArticles(db, locale, { kind: 'news', limit: HOME_NEWS });
  return news.map(showCard);
}

export async function readArticlePage(
  { db, siteContent }: Shop,
  { page, kind }: { page: number; kind?: ArticleKind },
  locale: Locale,
) {
  // The newest of them stands above every page.
  if (kind === 'announcement') return pageOf(shownNow(siteContent()[locale].announcements), page);
  const [total, articles] = await Promise.all([
    countArticles(db, kind),
    selectNewestArticles(db, locale, { kind, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
  ]);
  return { pages: pagination(total, page, PAGE_SIZE), total, results: articles.map(showCard) };
}

const pageOf = (articles: ArticleRow[], page: number) => ({
  pages: pagination(articles.length, page, PAGE_SIZE),
  total: articles.length,
  results: articles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(showCard),
});

export async function readAllArticles({ db }: Shop, locale: Locale) {
  const articles = await selectNewestArticles(db, locale, { limit: null });
  return articles.map(showCard);
}

/** By id, which is a number, or by slug, which never is. */
export async function readArticle(shop: Shop, idOrSlug: string, locale: Locale) {
  const id = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : null;
  if (id !== null && id > MAX_ID) return null;
  return showArticle(shop, id === null ? { slug: idOrSlug } : { id }, locale);
}

/** Also before it is published. */
export const previewArticle = (shop: Shop, id: number, locale: Locale) =>
  showArticle(shop, { id }, locale, id);

async function showArticle(
  { db }: Shop,
  key: Parameters<typeof selectArticle>[1],
  locale: Locale,
  previewed?: number,
) {
  const article = await selectArticle(db, key, locale, previewed);
  return article ? { ...showCard(article), body: cleanHtml(article.body) } : null;
}

type ArticleRow = Omit<ArticleCard, 'image' | 'published_at'> & {
  image: string | null;
  published_at: Date;
};

const showCard = ({
  id,
  slug,
  kind,
  title,
  excerpt,
  image,
  published_at,
}: ArticleRow): ArticleCard => ({
  id,
  slug,
  kind,
  title,
  excerpt,
  image: showPicture(image, title),
  published_at: published_at.toISOString(),
});
