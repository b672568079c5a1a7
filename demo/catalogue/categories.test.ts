import { describe, expect, test } from 'vitest';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import { makeCatalogue } from './make-catalogue.ts';

const parents = new Set(categories.map(({ parent }) => parent));
const leaves = categories.filter(({ key }) => !parents.has(key));

describe('the tree of categories', () => {
  test('has fourteen top categories, each with its own icon', () => {
    const tops = categories.filter(({ level }) => level === 1);
    expect(tops.map(({ icon }) => icon)).toEqual([
      'cables',
      'wiring-devices',
      'protection',
      'panels',
      'conduits',
      'mounting',
      'connectors',
      'lighting',
      'automation',
      'tools',
      'climate',
      'network',
      'energy',
      'earthing',
    ]);
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
    const filled = new Set(makeCatalogue().products.map(({ category }) => category));
    expect([...filled].sort()).toEqual(leaves.map(({ key }) => key).sort());
  });

  test('offers filters on leaves only, and only known attributes', () => {
    const known = new Set(attributes.map(({ key }) => key));
    for (const { key, attributes: filters } of categories) {
      expect(filters.length > 0).toBe(!parents.has(key));
      expect(filters.filter((filter) => !known.has(filter))).toEqual([]);
    }
  });

  test('splits the largest families on the fourth level', () => {
    const fourth = leaves.filter(({ level }) => level === 4).map(({ key }) => key);
    expect(fourth).toEqual(
      expect.arrayContaining([
        'wd.switch.single',
        'wd.switch.two-way',
        'wd.socket.earth',
        'wd.socket.lid',
        'pr.mcb.1p',
        'pr.mcb.4p',
        'lt.bulb.e14',
        'cab.pv3.myf',
      ]),
    );
  });
});
