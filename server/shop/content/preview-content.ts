import type { Locale } from '../../../contract/locale.ts';
import { pagination } from '../../../contract/pagination.ts';
import type { BlockKind } from '../../../contract/staff/content/shapes.ts';
import type { Shop } from '../shop.ts';
import type { Previewed } from './previewed.ts';
import { previewArticle } from './read-articles.ts';
import { previewContentPage } from './read-content-pages.ts';
import { readAdvantages, readBanners, readClients } from './read-home-page.ts';
import { readPopups } from './read-popups.ts';

/** What staff look at before customers do: on its page, or where it will stand on the home page. */
type LookAt = (shop: Shop, id: number, locale: Locale) => Promise<Previewed | null>;

const contentPage: LookAt = async (shop, id, locale) => {
  const page = await previewContentPage(shop, id, locale);
  if (!page) return null;
  const answers = { [`/content-pages/items/${page.slug}/` as const]: page };
  return { path: `/content/${page.slug}`, answers };
};

const article: LookAt = async (shop, id, locale) => {
  const shown = await previewArticle(shop, id, locale);
  if (!shown) return null;
  const { body, ...card } = shown;
  const asStrip = { pages: pagination(1, 1, 1), total: 1, results: [card] };
  const answers = {
    [`/blog/items/${shown.slug}/` as const]: shown,
    ...(shown.kind === 'announcement' && { '/blog/items/?kind=announcement': asStrip }),
  };
  return { path: `/news/${shown.slug}`, answers };
};

const blockAnswers: Record<BlockKind, (...given: Parameters<LookAt>) => Promise<object>> = {
  banner: async (shop, id, locale) => ({
    '/core/home-page-banner/': await readBanners(shop, 'banner', locale, id),
  }),
  slide: async (shop, id, locale) => ({
    '/core/home-page-slider/': await readBanners(shop, 'slide', locale, id),
  }),
  advantage: async (shop, id, locale) => ({
    '/core/our-advantages': await readAdvantages(shop, locale, id),
  }),
  client: async (shop, id, locale) => ({
    '/core/our-clients': await readClients(shop, locale, id),
  }),
};

const homeBlock: LookAt = async (shop, id, locale) => {
  const block = await shop.db
    .selectFrom('home_block')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!block) return null;
  return { path: '/', answers: { ...(await blockAnswers[block.kind](shop, id, locale)) } };
};

const popup: LookAt = async (shop, id, locale) => {
  const popups = await readPopups(shop, locale, id);
  const shown = popups.find((one) => one.id === id);
  return shown ? { path: '/', answers: {}, popup: shown } : null;
};

export const lookAt = { pages: contentPage, articles: article, blocks: homeBlock, popups: popup };
