import * as operations from '../../../contract/operations/blog.ts';
import {
  readAllArticles,
  readArticle,
  readArticlePage,
  readHomeNews,
} from '../../shop/content/read-articles.ts';
import { movedTo } from '../../shop/redirects/moved-to.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { movedOrNotFound } from './refusal.ts';

export const blog = (shop: Shop): Endpoint[] => [
  endpoint(operations.listHomeNews, ({ locale }) => readHomeNews(shop, locale)),
  endpoint(operations.listArticles, ({ query, locale }) => readArticlePage(shop, query, locale)),
  endpoint(
    operations.readArticle,
    async ({ params, locale }) =>
      (await readArticle(shop, params.id, locale)) ??
      movedOrNotFound(await movedTo(shop, 'article', params.id)),
  ),
  endpoint(operations.listAllNews, ({ locale }) => readAllArticles(shop, locale)),
];
