import { Hono } from 'hono';
import { everyOperation } from '../contract/operations/every-operation.ts';
import { mediaStore } from './base/media/media-store.ts';
import { accounts } from './edge/api/accounts.ts';
import type { ShopWithCache } from './edge/api/answer-cache.ts';
import { answersFromCache } from './edge/api/answers-from-cache.ts';
import { blog } from './edge/api/blog.ts';
import { brands } from './edge/api/brands.ts';
import { cart } from './edge/api/cart.ts';
import { categories } from './edge/api/categories.ts';
import { contacts } from './edge/api/contacts.ts';
import { contentPages } from './edge/api/content-pages.ts';
import { core } from './edge/api/core.ts';
import { documentation } from './edge/api/documentation.ts';
import { documents } from './edge/api/documents.ts';
import { exchange1c } from './edge/api/exchange-1c.ts';
import { favourites } from './edge/api/favourites.ts';
import { orders } from './edge/api/orders.ts';
import { priceList } from './edge/api/price-list.ts';
import { products } from './edge/api/products.ts';
import { serve } from './edge/api/serve.ts';
import { staff } from './edge/api/staff/staff.ts';
import type { BackOffice } from './edge/back-office/back-office.ts';
import { backOfficePages } from './edge/back-office/back-office-pages.ts';
import { feedRoutes } from './edge/feeds/feed-routes.ts';
import { answerFailure } from './edge/http/answer-failure.ts';
import { health } from './edge/http/health.ts';
import type { NodeMiddleware } from './edge/http/listen-on.ts';
import { mediaRoutes } from './edge/http/media-routes.ts';
import { ready } from './edge/http/ready.ts';
import { secureHeadersFor } from './edge/http/secure-headers.ts';
import { type Answered, watchRequests } from './edge/http/watch-requests.ts';
import { builtFiles } from './edge/pages/built-files.ts';
import { openOtherBuilds } from './edge/pages/other-builds.ts';
import { pages } from './edge/pages/pages.ts';
import { pagesFromCache } from './edge/pages/pages-from-cache.ts';
import { openPreview } from './edge/pages/preview.ts';
import { robotsAndSitemaps } from './edge/pages/robots-and-sitemaps.ts';
import type { Storefront } from './edge/pages/storefront.ts';
import { webAppManifest } from './edge/pages/web-app-manifest.ts';
import { wellKnown } from './edge/pages/well-known.ts';
import type { Shop } from './shop/shop.ts';

/**
 * The whole shop as one web application: the API, the pictures, the back office, and pages for
 * everything else.
 */
export function createApp(
  shop: ShopWithCache,
  storefront?: Storefront,
  backOffice?: BackOffice,
  onAnswer: (answered: Answered) => void = () => {},
) {
  // However much is read, an order finds a connection to the database.
  const readingShop: Shop = { ...shop, db: shop.catalogueReads };
  const endpoints = [
    ...products(readingShop),
    ...categories(readingShop),
    ...brands(readingShop),
    ...core(readingShop),
    ...blog(readingShop),
    ...contentPages(readingShop),
    ...contacts(shop),
    ...accounts(shop),
    ...cart(shop),
    ...favourites(shop),
    ...orders(shop),
    ...documents(shop),
    ...priceList(shop),
  ];
  // Not strict: addresses with and without the last slash are the same.
  const app = new Hono({ strict: false });
  /** As pages ask it: what they ask is part of them, and nothing of it leaves the process. */
  const api = new Hono({ strict: false });
  const preview = storefront && openPreview(shop, api, storefront);
  api.route('/api', serve([...endpoints, ...staff(shop, preview)], shop));
  app.use(watchRequests({ trustProxy: shop.config.trustProxy, onAnswer }));
  app.use(secureHeadersFor(shop.config));
  // The shop's own people are no part of the public document.
  app.route('/api', documentation(everyOperation));
  app.route('/', api);
  app.route('/', exchange1c(shop));
  app.route('/media', mediaRoutes(mediaStore(shop.config)));
  app.route('/', health(shop));
  app.route('/', ready(shop));
  app.route('/', robotsAndSitemaps(readingShop));
  app.route('/', webAppManifest(shop));
  app.route('/', wellKnown(shop));
  // Says by one query of which moment the others are: all of them of the primary.
  app.route('/', feedRoutes({ ...shop, db: shop.reading }));
  const otherBuilds = openOtherBuilds(shop.db);
  if (backOffice) app.route('/admin', backOfficePages(shop, backOffice, otherBuilds));
  if (storefront) {
    if (storefront.filesDir) app.use(builtFiles(storefront.filesDir, '', otherBuilds));
    app.all('*', pages(shop, api, storefront));
  }
  // Of whatever has no better answer of its own.
  app.onError((error, c) => answerFailure(c, error, 'a request'));
  return app;
}

/** Stands before the application and answers from the caches: of the API, or whole pages. */
export function answerFromCache(
  shop: ShopWithCache,
  storefront: Storefront,
  onAnswer?: (answered: Answered) => void,
): NodeMiddleware {
  const answers = answersFromCache(shop, onAnswer);
  const pages = pagesFromCache(shop, storefront, onAnswer);
  return (req, res, next) => (req.url?.startsWith('/api/') ? answers : pages)(req, res, next);
}
