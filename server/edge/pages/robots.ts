import { localePrefix, locales } from '../../../contract/locale.ts';

/** Screens that say nothing to a stranger, or the same as others in endless variants. */
const HIDDEN = ['/cart', '/favorite', '/success', '/error', '/accounts', '/search'];

export const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    ...locales.flatMap((locale) =>
      HIDDEN.map((path) => `Disallow: ${localePrefix(locale)}${path}`),
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
