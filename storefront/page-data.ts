import { createContext } from 'react';
import type { Assets } from './assets.ts';
import type { View } from './router/load-view.ts';
import type { Site } from './seo/site.ts';

export const PAGE_DATA_ID = 'page-data';

/** What the server rendered from, for the browser to take over with: data, never script. */
export type PageData = Pick<View, 'frame' | 'data' | 'isForCustomer'> & {
  assets: Assets;
  site: Site;
  /** The status of a page that is not shown as asked; nothing else of what failed is told. */
  problem: number | null;
};

/** The page's data as it stands in the page. */
export const PageDataContext = createContext('');

export function writePageData(view: View, { assets, site }: Pick<PageData, 'assets' | 'site'>) {
  const { frame, data, problem, isForCustomer } = view;
  const status = problem?.status ?? null;
  const page: PageData = { assets, site, frame, data, isForCustomer, problem: status };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

export const readPageData = (text: string): PageData => JSON.parse(text);
