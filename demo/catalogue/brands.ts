import { fail, readTable } from '../data-files.ts';
import type { BrandRecord } from '../records.ts';
import { slugify } from './slug.ts';

export type Brand = {
  title: string;
  /** First three digits of its EAN codes. */
  ean: string;
  /** Price level against the middle of a category. */
  tier: number;
  /** How it writes its codes: `#` is a digit, {tag} names the family, {parts} the values. */
  code: string;
  country: { ro: string; ru: string };
};

const countries = new Map(
  readTable('countries.txt', ['code', 'ro', 'ru', 'from it, ru']).map((row) => [row.code, row]),
);

const table = readTable('brands.txt', ['title', 'country', 'ean', 'tier', 'code', 'ro', 'ru']).map(
  ({ country, ...row }) => ({
    ...row,
    country: countries.get(country) ?? fail(row, `no country ${country}`),
    tier: Number(row.tier),
  }),
);

const byTitle = new Map<string, Brand>(table.map((brand) => [brand.title, brand]));

export function brandOf(title: string): Brand {
  const brand = byTitle.get(title);
  if (brand === undefined) throw new Error(`No brand ${title}`);
  return brand;
}

export const brandKey = (title: string): string => slugify(title);

export const brands: BrandRecord[] = table
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  .map(({ title, country, ro, ru }, position) => ({
    key: brandKey(title),
    slug: brandKey(title),
    title,
    description: {
      ro: `${title}, marcă din ${country.ro}: ${ro}.`,
      ru: `${title}, марка из ${country['from it, ru']}: ${ru}.`,
    },
    position,
  }));
