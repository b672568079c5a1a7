import { type Attribute, type AttributeValue, buildAttributes, buildValues } from './attributes.ts';
import { type Brand, buildBrands } from './brands.ts';
import { buildCategories, type Category, nameAttributes } from './categories.ts';
import type { ReferenceRows } from './reference-queries.ts';
import { buildUnits, type Unit } from './units.ts';

/** What products are described with. */
export type Reference = {
  /** Depth first, in the order of the menu. */
  categories: Category[];
  topCategories: Category[];
  categoryById: Map<number, Category>;
  /** By level and slug, as requests name them: `2/cabluri-armate`. */
  categoryByName: Map<string, Category>;
  /** In the order of the brand page. */
  brands: Brand[];
  brandById: Map<number, Brand>;
  attributes: Attribute[];
  valueById: Map<number, AttributeValue>;
  /** By `attribute:value`, as requests name them. */
  valueByName: Map<string, AttributeValue>;
  unitByKey: Map<string, Unit>;
};

export function buildReference(rows: ReferenceRows): Reference {
  const { categories, categoryById } = buildCategories(rows.categories);
  const brands = buildBrands(rows.brands);
  const attributes = buildAttributes(rows.attributes);
  const values = buildValues(rows.values, attributes);
  nameAttributes({ categories, attributes }, rows.categoryAttributes);
  return {
    categories,
    topCategories: categories.filter(({ parent }) => parent === null),
    categoryById,
    categoryByName: new Map(categories.map((one) => [`${one.level}/${one.slug}`, one])),
    brands,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    attributes,
    valueById: new Map(values.map((value) => [value.id, value])),
    valueByName: new Map(values.map((value) => [value.name, value])),
    unitByKey: new Map(buildUnits(rows.units).map((unit) => [unit.key, unit])),
  };
}
