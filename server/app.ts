import { Hono } from 'hono';
import { accounts } from './api/accounts.ts';
import { blog } from './api/blog.ts';
import { brands } from './api/brands.ts';
import { cart } from './api/cart.ts';
import { categories } from './api/categories.ts';
import { contacts } from './api/contacts.ts';
import { contentPages } from './api/content-pages.ts';
import { core } from './api/core.ts';
import { documentation } from './api/documentation.ts';
import { documents } from './api/documents.ts';
import { exchange1c } from './api/exchange-1c.ts';
import { favourites } from './api/favourites.ts';
import type { AnsweringShop } from './api/kept-answers.ts';
import { orders } from './api/orders.ts';
import { priceList } from './api/price-list.ts';
import { products } from './api/products.ts';
import { readyAnswers } from './api/ready-answers.ts';
import { serve } from './api/serve.ts';
import { staff } from './api/staff/staff.ts';
import type { BackOffice } from './back-office/back-office.ts';
import { backOfficePages } from './back-office/back-office-pages.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { answerFailure } from './http/answer-failure.ts';
import { health } from './http/health.ts';
import type { NodeMiddleware } from './http/listen-on.ts';
import { mediaRoutes } from './http/media-routes.ts';
import { ready } from './http/ready.ts';
import { secureHeadersFor } from './http/secure-headers.ts';
import { type Answered, watchRequests } from './http/watch-requests.ts';
import { mediaStore } from './media/media-store.ts';
import { builtFiles } from './pages/built-files.ts';
import { keptPages } from './pages/kept-pages.ts';
import { pages } from './pages/pages.ts';
import { openPreview } from './pages/preview.ts';
import { robotsAndSitemaps } from './pages/robots-and-sitemaps.ts';
import type { Storefront } from './pages/storefront.ts';
import { webAppManifest } from './pages/web-app-manifest.ts';
import { wellKnown } from './pages/well-known.ts';
import type { Shop } from './shop.ts';

/**
 * The whole shop as one web application: the API, the pictures, the back office, and pages for
 * everything else.
 */
export function createApp(
  shop: AnsweringShop,
  storefront?: Storefront,
  backOffice?: BackOffice,
  onAnswer: (answered: Answered) => void = () => {},
) {
  // However much is looked at, whoever orders finds a connection to the database.
  const looking: Shop = { ...shop, db: shop.looking };
  const endpoints = [
    ...products(looking),
    ...categories(looking),
    ...brands(looking),
    ...core(looking),
    ...blog(looking),
    ...contentPages(looking),
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
  app.route('/api', documentation(endpoints.map(({ operation }) => operation)));
  app.route('/', api);
  app.route('/', exchange1c(shop));
  app.route('/media', mediaRoutes(mediaStore(shop.config)));
  app.route('/', health(shop));
  app.route('/', ready(shop));
  app.route('/', robotsAndSitemaps(looking));
  app.route('/', webAppManifest(shop));
  app.route('/', wellKnown(shop));
  // Says by one query of which moment the others are: all of them of the primary.
  app.route('/', feedRoutes({ ...shop, db: shop.reading }));
  if (backOffice) app.route('/admin', backOfficePages(shop, backOffice));
  if (storefront) {
    if (storefront.filesDir) app.use(builtFiles(storefront.filesDir));
    app.all('*', pages(shop, api, storefront));
  }
  // Of whatever has no better answer of its own.
  app.onError((error, c) => answerFailure(c, error, 'a request'));
  return app;
}

/** Stands before the application and answers what is ready: of the API, or whole pages. */
export function answerReady(
  shop: AnsweringShop,
  storefront: Storefront,
  onAnswer?: (answered: Answered) => void,
): NodeMiddleware {
  const answers = readyAnswers(shop, onAnswer);
  const pages = keptPages(shop, storefront, onAnswer);
  return (req, res, next) => (req.url?.startsWith('/api/') ? answers : pages)(req, res, next);
}
