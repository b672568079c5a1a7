import type { CategoryRecord } from '../records.ts';
import { slugify } from './slug.ts';
import { tree } from './tree/index.ts';
import type { Group, Leaf, Top } from './tree/node.ts';

const levels = [1, 2, 3, 4] as const;

/** Parents before children. A group's key is its path, a leaf's the family it holds. */
export const categories: CategoryRecord[] = tree.flatMap((node, position) =>
  records(node, null, 0, position),
);

function records(
  node: Top | Group | Leaf,
  parent: string | null,
  depth: number,
  position: number,
): CategoryRecord[] {
  const level = levels[depth];
  if (level === undefined) throw new Error(`${node.title.ro} lies below the fourth level`);
  const slug = slugify(node.title.ro);
  const key = 'key' in node ? node.key : parent === null ? slug : `${parent}/${slug}`;
  const record: CategoryRecord = {
    key,
    parent,
    level,
    slug,
    title: node.title,
    description: node.about,
    icon: 'icon' in node ? node.icon : null,
    position,
    attributes: 'filters' in node ? node.filters : [],
  };
  const children = 'children' in node ? node.children : [];
  return [record, ...children.flatMap((child, at) => records(child, key, depth + 1, at))];
}

const filtersByKey = new Map(categories.map(({ key, attributes }) => [key, attributes]));

/** Attributes by which a leaf is filtered and its products are compared. */
export function filtersOf(category: string): string[] {
  const filters = filtersByKey.get(category);
  if (filters === undefined || filters.length === 0) throw new Error(`No leaf ${category}`);
  return filters;
}
