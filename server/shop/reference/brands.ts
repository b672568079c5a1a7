import type { ReferenceRows } from './reference-queries.ts';
import { type Text, textOf } from './text.ts';

export type Brand = {
  id: number;
  slug: string;
  title: string;
  logo: string | null;
  description: Text;
  products: number;
  /** Not among the brands that customers are shown. */
  isHidden: boolean;
};

export const buildBrands = (rows: ReferenceRows['brands']): Brand[] =>
  rows.map(({ id, slug, title, logo, description_ro, description_ru, is_hidden }) => ({
    id,
    slug,
    title,
    logo,
    description: textOf(description_ro, description_ru),
    products: 0,
    isHidden: is_hidden,
  }));
