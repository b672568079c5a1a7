import * as v from 'valibot';
import { operation } from '../operation.ts';
import { article, articleCard, articleList } from '../shapes/content.ts';
import { page, slugText } from '../shapes/parameters.ts';

const read = { method: 'get', access: 'anyone', cache: 'shared' } as const;
const kind = v.optional(v.picklist(['news', 'announcement'], 'VALIDATE.INVALID'));

export const listHomeNews = operation({
  ...read,
  id: 'listHomeNews',
  path: '/blog/news-in-home-page/',
  summary: 'Newest news for the home page',
  answer: v.array(articleCard),
});
export const listArticles = operation({
  ...read,
  id: 'listArticles',
  path: '/blog/items/',
  summary: 'News and announcements, page by page',
  query: v.object({ page, kind }),
  answer: articleList,
});
export const readArticle = operation({
  ...read,
  id: 'readArticle',
  path: '/blog/items/{id}/',
  summary: 'One news item or announcement, by id or slug',
  params: v.object({ id: slugText }),
  answer: article,
  refusals: [404],
});
export const listAllNews = operation({
  ...read,
  id: 'listAllNews',
  path: '/blog/all-news/',
  summary: 'Every news item and announcement',
  answer: v.array(articleCard),
});
