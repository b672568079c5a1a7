import { Hono } from 'hono';
import type { Shop } from '../../shop/shop.ts';
import { answerFailure } from '../http/answer-failure.ts';
import { etagOf, isHeld } from '../http/etag.ts';
import { sendStream } from '../http/send-stream.ts';
import { robots } from './robots.ts';
import { sitemapSections } from './sitemap-sections.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' };
const XML = {
  ...FOR_AN_HOUR,
  'Content-Type': 'application/xml; charset=utf-8',
  Vary: 'Accept-Encoding',
};

const FILE_NAME = /^([a-z]+)-([1-9]\d{0,5})\.xml$/;

/** What search engines ask for before any page: which pages there are, and which to leave alone. */
export function robotsAndSitemaps(shop: Shop) {
  const { publicUrl } = shop.config;
  const sections = sitemapSections(shop);
  const app = new Hono();

  app.get('/robots.txt', (c) => c.text(robots(publicUrl), 200, FOR_AN_HOUR));

  app.get('/sitemap.xml', async (c) => {
    const urls = await Promise.all(
      [...sections].map(async ([kind, { files }]) =>
        (await files()).map((file) => `${publicUrl}/sitemaps/${kind}-${file}.xml`),
      ),
    );
    const xml = writeSitemapIndex(urls.flat());
    const headers = { ...XML, ETag: etagOf(xml) };
    if (isHeld(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
    return c.body(xml, 200, headers);
  });

  app.get('/sitemaps/:name', async (c) => {
    const [, kind = '', number = ''] = FILE_NAME.exec(c.req.param('name')) ?? [];
    const file = Number(number);
    const section = sections.get(kind);
    const digest = (await section?.digest(file)) ?? null;
    if (!section || digest === null) return c.notFound();
    const headers = { ...XML, ETag: etagOf(`${publicUrl} ${digest}`) };
    if (isHeld(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
    return sendStream(c, writeSitemap(publicUrl, section.parts(file)), headers);
  });

  app.onError((error, c) => answerFailure(c, error, 'a sitemap'));
  return app;
}
