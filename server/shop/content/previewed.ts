import type { Locale } from '../../../contract/locale.ts';
import type { PageRequest } from '../../../storefront/entry-server.tsx';

/** A page of the shop with something on it that customers do not see yet. */
export type Previewed = {
  /** Without the language. */
  path: `/${string}`;
  /** What the API would say: answers by address, such as `/blog/items/?kind=announcement`. */
  answers: Record<`/${string}`, unknown>;
  popup?: PageRequest['popup'];
};

export type Preview = (previewed: Previewed, locale: Locale) => Promise<Response>;
