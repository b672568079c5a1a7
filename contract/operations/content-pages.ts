import * as v from 'valibot';
import { operation } from '../operation.ts';
import { contentPage, contentPageCard, contentPageReference } from '../shapes/content.ts';
import { slugText } from '../shapes/parameters.ts';

const read = { method: 'get', access: 'anyone', cache: 'shared' } as const;

export const listAllPages = operation({
  ...read,
  id: 'listAllPages',
  path: '/content-pages/all-pages/',
  summary: 'Every content page by name',
  answer: v.array(contentPageReference),
});
export const readAboutPage = operation({
  ...read,
  id: 'readAboutPage',
  path: '/content-pages/about_page/',
  summary: 'The page about the shop',
  answer: contentPage,
  refusals: [404],
});
export const listContentPages = operation({
  ...read,
  id: 'listContentPages',
  path: '/content-pages/items/',
  summary: 'Content pages with an excerpt',
  answer: v.array(contentPageCard),
});
export const readContentPage = operation({
  ...read,
  id: 'readContentPage',
  path: '/content-pages/items/{slug}/',
  summary: 'One content page',
  params: v.object({ slug: slugText }),
  answer: contentPage,
  refusals: [404],
});
