import type { Locale } from '../../../contract/locale.ts';
import { cleanHtml } from '../../base/text/sanitise-html.ts';
import type { Shop } from '../shop.ts';
import { selectContentPage, selectContentPages } from './queries.ts';

/** The pages about the shop first, then the informative ones, as the footer lists them. */
export const readContentPages = ({ db }: Shop, locale: Locale) => selectContentPages(db, locale);

export async function readPageReferences(shop: Shop, locale: Locale) {
  const pages = await readContentPages(shop, locale);
  return pages.map(({ id, slug, title }) => ({ id, slug, title }));
}

export const readAboutPage = (shop: Shop, locale: Locale) =>
  readPage(shop, { section: 'about' }, locale);

export const readContentPage = (shop: Shop, slug: string, locale: Locale) =>
  readPage(shop, { slug }, locale);

/** Also before it is published. */
export const previewContentPage = (shop: Shop, id: number, locale: Locale) =>
  readPage(shop, { id }, locale, id);

async function readPage(
  { db }: Shop,
  key: Parameters<typeof selectContentPage>[1],
  locale: Locale,
  previewed?: number,
) {
  const page = await selectContentPage(db, key, locale, previewed);
  return page ? { ...page, body: cleanHtml(page.body) } : null;
}
