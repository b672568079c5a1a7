import { defaultLocale, localePrefix, locales } from '../../../contract/locale.ts';
import type { SitemapEntry } from './sitemap-sections.ts';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const writeSitemapIndex = (urls: string[]) =>
  [
    `${HEADER}<sitemapindex xmlns="${SITEMAP}">\n`,
    ...urls.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');

/** One file, written as its pages are read. */
export async function* writeSitemap(publicUrl: string, parts: AsyncIterable<SitemapEntry[]>) {
  yield `${HEADER}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const part of parts) yield part.map((entry) => writeEntry(publicUrl, entry)).join('');
  yield '</urlset>\n';
}

/** The page in each language; each names them all, itself included, as search engines ask for. */
function writeEntry(publicUrl: string, { path, changedAt }: SitemapEntry) {
  const urls = locales.map((locale) => ({
    locale,
    url: escaped(encodeURI(`${publicUrl}${localePrefix(locale)}${path}`).replace(/\/ru\/$/, '/ru')),
  }));
  const alternates = [
    ...urls.map(({ locale, url }) => alternate(locale, url)),
    ...urls
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ url }) => alternate('x-default', url)),
  ].join('');
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return urls.map(({ url }) => `<url><loc>${url}</loc>${lastmod}${alternates}</url>\n`).join('');
}

const alternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
