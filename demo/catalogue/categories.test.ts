import { describe, expect, test } from 'vitest';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import { demoCatalogue } from './demo-catalogue.fixture.ts';

const parents = new Set(categories.map(({ parent }) => parent));
const leaves = categories.filter(({ key }) => !parents.has(key));

describe('the tree of categories', () => {
  test('gives each top category an icon of its own, and others none', () => {
    const icons = categories.filter(({ level }) => level === 1).map(({ icon }) => icon);
    expect(icons).not.toContain(null);
    expect(new Set(icons).size).toBe(icons.length);
    expect(categories.filter(({ level, icon }) => level > 1 && icon !== null)).toEqual([]);
  });

  test('puts every child one level below its parent', () => {
    const levels = new Map(categories.map(({ key, level }) => [key, level]));
    for (const { parent, level } of categories) {
      expect(level).toBe(parent === null ? 1 : (levels.get(parent) ?? 0) + 1);
    }
  });

  test('never repeats a slug on one level', () => {
    const slugs = categories.map(({ level, slug }) => `${level} ${slug}`);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { slug } of categories) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('keeps products and children apart', () => {
    const filled = new Set(demoCatalogue.products.map(({ category }) => category));
    expect([...filled].sort()).toEqual(leaves.map(({ key }) => key).sort());
  });

  test('offers filters on leaves only, and only known attributes', () => {
    const known = new Set(attributes.map(({ key }) => key));
    for (const { key, attributes: filters } of categories) {
      expect(filters.length > 0).toBe(!parents.has(key));
      expect(filters.filter((filter) => !known.has(filter))).toEqual([]);
    }
  });
});
