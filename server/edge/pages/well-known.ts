import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { defaultLocale, LOCALE_COOKIE, localePrefix, locales } from '../../../contract/locale.ts';
import type { Shop } from '../../shop/shop.ts';

const DAY_MS = 24 * 3600_000;
const FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' };

/** Sizes and shine of the icons that phones have asked for over the years, named in no page. */
const OTHER_TOUCH_ICON =
  '/:icon{apple-touch-icon(?:-\\d+x\\d+(?:-precomposed)?|-precomposed)\\.png}';

/**
 * What browsers, phones and finders of faults ask for by a name of their own, though no page leads
 * there. `/favicon.ico` is a file, and so is the icon that phones ask for first.
 */
export const wellKnown = ({ config, settings }: Pick<Shop, 'config' | 'settings'>) =>
  new Hono()
    .get('/.well-known/change-password', (c) => {
      const chosen = getCookie(c, LOCALE_COOKIE);
      const locale = locales.find((locale) => locale === chosen) ?? defaultLocale;
      return c.redirect(`${localePrefix(locale)}/account`, 302);
    })
    .get('/.well-known/security.txt', (c) => {
      const { emails } = settings().identity;
      // Without a way to be told of faults there is nothing to say.
      if (emails.length === 0) return c.text('', 404);
      const lines = [
        ...emails.map((email) => `Contact: mailto:${email}`),
        `Expires: ${new Date(Date.now() + 180 * DAY_MS).toISOString()}`,
        'Preferred-Languages: ro, ru, en',
        `Canonical: ${config.publicUrl}/.well-known/security.txt`,
        '',
      ];
      return c.text(lines.join('\n'), 200, FOR_A_DAY);
    })
    .get(OTHER_TOUCH_ICON, (c) => c.redirect('/apple-touch-icon.png', 301));
