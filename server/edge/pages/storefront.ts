import type { Page, PageRequest } from '../../../storefront/entry-server.tsx';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { NodeMiddleware } from '../http/listen-on.ts';
import type { ReadyPage } from './ready-page.ts';

/** A page to be rendered, and the way to the API for it. */
export type WantedPage = Omit<PageRequest, 'assetsFor' | 'fetch'> & {
  fetch: typeof globalThis.fetch;
};

/** The storefront as the server sees it: one function that renders, and the files pages need. */
export type Storefront = {
  render: (wanted: WantedPage) => Promise<Page>;
  /** Pages rendered a moment ago; null where each is rendered anew. */
  cache: ResponseCache<ReadyPage> | null;
  /** Folder of the built files; null where somebody else serves them. */
  filesDir: string | null;
  middleware?: NodeMiddleware;
  close: () => Promise<void>;
};
