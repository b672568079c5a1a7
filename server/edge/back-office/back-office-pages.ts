import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { type Locale, locales, parseAcceptLanguage } from '../../../contract/locale.ts';
import { STAFF_LOCALE_COOKIE } from '../../../contract/staff/constants.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { Shop } from '../../shop/shop.ts';
import { staffDoor } from '../api/staff/staff-door.ts';
import { builtFiles, type OtherBuilds } from '../pages/built-files.ts';
import type { BackOffice } from './back-office.ts';

type Settled = Pick<Settings, 'staff_networks'> & { identity: Pick<Settings['identity'], 'name'> };

type Place = Pick<Shop, 'config'> & { settings: () => Settled };

/**
 * Every address of the back office is the same empty page: what stands in it comes from the API,
 * which asks who wants it.
 */
export function backOfficePages(
  shop: Place,
  { filesDir, assetsFor }: BackOffice,
  otherBuilds?: OtherBuilds,
) {
  const app = new Hono({ strict: false });
  app.use('*', staffDoor(shop));
  if (filesDir) app.use('*', builtFiles(filesDir, '/admin', otherBuilds));
  app.get('*', (c) => {
    const chosen = getCookie(c, STAFF_LOCALE_COOKIE);
    const locale =
      locales.find((known) => known === chosen) ??
      parseAcceptLanguage(c.req.header('accept-language'));
    return c.html(emptyPage(locale, shop.settings().identity.name, assetsFor(locale)));
  });
  return app;
}

const needsScript: Record<Locale, string> = {
  ro: 'Panoul magazinului are nevoie de JavaScript.',
  ru: 'Панели магазина нужен JavaScript.',
};

const emptyPage = (locale: Locale, name: string, assets: ReturnType<BackOffice['assetsFor']>) =>
  html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="shop-name" content="${name}">
<title>${name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${assets.fonts.map((href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`)}
${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${assets.preloads.map((href) => html`<link rel="modulepreload" href="${href}">`)}
${assets.scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
</head>
<body>
<div id="app"></div>
<noscript>${needsScript[locale]}</noscript>
</body>
</html>`;
