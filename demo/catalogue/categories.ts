import { cell, fail, foundAt, readLines } from '../data-files.ts';
import type { CategoryRecord } from '../records.ts';
import { attributeOf } from './attributes.ts';
import { slugify } from './slug.ts';

const levels = [1, 2, 3, 4] as const;

/** Parents before children. A group's key is its path, a leaf's the family it holds. */
export const categories: CategoryRecord[] = [];
const children = new Map<string | null, number>();
const path: CategoryRecord[] = [];
for (const line of readLines('tree.txt')) {
  const depth = line.indent / 2;
  const level = levels[depth] ?? fail(line, 'it lies below the fourth level');
  const parent = depth === 0 ? null : (path[depth - 1]?.key ?? fail(line, 'it lies in nothing'));
  const [mark, ro, ru] = [cell(line, 0), cell(line, 1), cell(line, 2)];
  const slug = slugify(ro);
  const position = children.get(parent) ?? 0;
  children.set(parent, position + 1);
  const category: CategoryRecord = {
    key: mark.includes('.') ? mark : parent === null ? slug : `${parent}/${slug}`,
    parent,
    level,
    slug,
    title: { ro, ru },
    description: { ro: cell(line, 3), ru: cell(line, 4) },
    icon: depth === 0 ? mark : null,
    position,
    attributes: (line.cells[5]?.split(' ') ?? []).map(
      (key) => foundAt(line, () => attributeOf(key)).key,
    ),
  };
  path[depth] = category;
  categories.push(category);
}

const filtersByKey = new Map(categories.map(({ key, attributes }) => [key, attributes]));

/** Attributes by which a leaf is filtered and its products are compared. */
export function filtersOf(category: string): string[] {
  const filters = filtersByKey.get(category);
  if (filters === undefined || filters.length === 0) throw new Error(`No leaf ${category}`);
  return filters;
}
