import type { Ask } from '../ask.ts';
import type { ListWhole } from './measure-kinds.ts';

/** Leafs through all pages of a list. */
export const leafThrough =
  (ask: Ask): ListWhole =>
  async ({ query, locale }) => {
    const codes: string[] = [];
    for (let page = 1; ; page++) {
      const { results, pages } = await ask({ query, locale, page });
      codes.push(...results.map(({ code }) => code));
      if (page >= pages.total_pages) return codes;
    }
  };
