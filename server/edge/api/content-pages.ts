import * as operations from '../../../contract/operations/content-pages.ts';
import {
  readAboutPage,
  readContentPage,
  readContentPages,
  readPageReferences,
} from '../../shop/content/read-content-pages.ts';
import { movedTo } from '../../shop/redirects/moved-to.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { movedOrNotFound } from './refusal.ts';

export const contentPages = (shop: Shop): Endpoint[] => [
  endpoint(operations.listAllPages, ({ locale }) => readPageReferences(shop, locale)),
  endpoint(operations.readAboutPage, ({ locale }) => readAboutPage(shop, locale)),
  endpoint(operations.listContentPages, ({ locale }) => readContentPages(shop, locale)),
  endpoint(
    operations.readContentPage,
    async ({ params, locale }) =>
      (await readContentPage(shop, params.slug, locale)) ??
      movedOrNotFound(await movedTo(shop, 'content_page', params.slug)),
  ),
];
