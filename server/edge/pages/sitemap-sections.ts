import { categoryLink } from '../../shop/reference/categories.ts';
import type { Shop } from '../../shop/shop.ts';
import { etagOf } from '../http/etag.ts';
import {
  type PagedTable,
  selectContentSlugs,
  selectFileDigest,
  selectFileNumbers,
  selectFilePart,
} from './sitemap-queries.ts';

/** A page by its Romanian address. */
export type SitemapEntry = { path: string; changedAt: Date | null };

/** A kind of page, spread over numbered files. */
export type SitemapSection = {
  files: () => Promise<number[]>;
  /** Changes with the file; null where there is no such file. */
  digest: (file: number) => Promise<string | null>;
  /** The file's pages, a handful at a time. */
  parts: (file: number) => AsyncIterable<SitemapEntry[]>;
};

/** Each page stands in a file once per language, and a file holds at most 20,000 addresses. */
const PAGES_PER_FILE = 10_000;
const PART = 1_000;

const SCREENS = ['/', '/brand', '/discount', '/news', '/contact', '/landing'];

/** By the name their files begin with. */
export const sitemapSections = (shop: Shop) =>
  new Map<string, SitemapSection>([
    ['pages', inOneFile(() => screensAndContent(shop))],
    ['categories', inOneFile(async () => filledCategories(shop))],
    ['products', rowByRow(shop, 'product', '/product/')],
    ['news', rowByRow(shop, 'article', '/news/')],
  ]);

async function screensAndContent({ db }: Shop) {
  const pages = await selectContentSlugs(db);
  return [...SCREENS, ...pages.map(({ slug }) => `/content/${slug}`)];
}

const filledCategories = ({ catalogue }: Shop) =>
  catalogue()
    .categories.filter(({ products }) => products > 0)
    .map((category) => categoryLink(category, 'ro'));

/** For the few whose addresses fit into memory. */
function inOneFile(readPaths: () => Promise<string[]>): SitemapSection {
  return {
    files: async () => ((await readPaths()).length > 0 ? [1] : []),
    digest: async (file) => (file === 1 ? etagOf((await readPaths()).join('\n')) : null),
    async *parts() {
      yield (await readPaths()).map((path) => ({ path, changedAt: null }));
    },
  };
}

function rowByRow({ db }: Shop, table: PagedTable, prefix: string): SitemapSection {
  const size = PAGES_PER_FILE;
  return {
    files: () => selectFileNumbers(db, table, size),
    digest: (file) => selectFileDigest(db, table, { file, size }),
    async *parts(file) {
      let after = 0;
      while (true) {
        const rows = await selectFilePart(db, table, { file, size, after, limit: PART });
        yield rows.map(({ slug, changed_at }) => ({
          path: `${prefix}${slug}`,
          changedAt: changed_at,
        }));
        const last = rows.at(-1);
        if (!last || rows.length < PART) return;
        after = last.id;
      }
    },
  };
}
