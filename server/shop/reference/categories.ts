import { type Locale, localePrefix } from '../../../contract/locale.ts';
import type { Attribute } from './attributes.ts';
import type { ReferenceRows } from './reference-queries.ts';
import { type Text, textOf } from './text.ts';

const LEVELS = [1, 2, 3, 4] as const;
type Level = (typeof LEVELS)[number];

export type Category = {
  id: number;
  parent: Category | null;
  level: Level;
  slug: string;
  title: Text;
  description: Text;
  icon: string | null;
  /** From the root to the category itself. */
  path: Category[];
  children: Category[];
  products: number;
  /** Those it names itself, in order. */
  attributes: Attribute[];
};

export const MAX_ATTRIBUTES = 12;

export function buildCategories(rows: ReferenceRows['categories']) {
  const categoryById = new Map<number, Category>();
  const tops: Category[] = [];
  // Rows come level by level, so a parent is there before its children.
  for (const row of rows) {
    const parent = row.parent_id === null ? null : (categoryById.get(row.parent_id) ?? null);
    const level = LEVELS.find((one) => one === row.level);
    if (level === undefined || (parent === null) !== (level === 1)) continue;
    const category: Category = {
      id: row.id,
      parent,
      level,
      slug: row.slug,
      title: textOf(row.title_ro, row.title_ru),
      description: textOf(row.description_ro, row.description_ru),
      icon: row.icon,
      path: [],
      children: [],
      products: 0,
      attributes: [],
    };
    category.path = [...(parent?.path ?? []), category];
    categoryById.set(category.id, category);
    (parent?.children ?? tops).push(category);
  }
  return { categories: tops.flatMap(withDescendants), categoryById };
}

export function nameAttributes(
  { categories, attributes }: { categories: Category[]; attributes: Attribute[] },
  rows: ReferenceRows['categoryAttributes'],
) {
  const attributeById = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const rowsOf = Map.groupBy(rows, ({ category_id }) => category_id);
  for (const category of categories) {
    category.attributes = (rowsOf.get(category.id) ?? []).flatMap(
      ({ attribute_id }) => attributeById.get(attribute_id) ?? [],
    );
  }
}

/**
 * The filters of its listing. Those of a leaf are what it names; above, the attributes of the leaves
 * beneath stand by the number of products there are now, at most MAX_ATTRIBUTES.
 */
export const filtersOf = (category: Category): Attribute[] =>
  category.children.length === 0 ? category.attributes : frequentAttributes(category);

export const withDescendants = (category: Category): Category[] => [
  category,
  ...category.children.flatMap(withDescendants),
];

const leavesOf = (category: Category): Category[] =>
  withDescendants(category).filter((one) => one.children.length === 0);

function frequentAttributes(category: Category): Attribute[] {
  const products = new Map<Attribute, number>();
  for (const leaf of leavesOf(category)) {
    for (const attribute of leaf.attributes) {
      products.set(attribute, (products.get(attribute) ?? 0) + leaf.products);
    }
  }
  return [...products]
    .sort(([a, inA], [b, inB]) => inB - inA || a.position - b.position)
    .slice(0, MAX_ATTRIBUTES)
    .map(([attribute]) => attribute);
}

export const categoryLink = ({ path }: Category, locale: Locale) =>
  `${localePrefix(locale)}/catalog/${path.map(({ slug }) => slug).join('/')}`;
