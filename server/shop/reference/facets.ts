import type { AttributeValue } from './attributes.ts';
import type { Brand } from './brands.ts';
import type { Category } from './categories.ts';
import type { Reference } from './reference.ts';
import type { Text } from './text.ts';

/** Something products are filtered by. Options of one group are alternatives to each other. */
export type Facet = { id: number; group: string } & (
  | { kind: 'brand'; brand: Brand }
  | { kind: 'category'; category: Category }
  | { kind: 'attribute'; value: AttributeValue }
);

export const BRAND_GROUP = 'brand';
export const CATEGORY_GROUP = 'category';
export const attributeGroup = (attributeKey: string) => `attribute:${attributeKey}`;

/** What the filters are called that are no attributes. */
export const facetTitles = {
  brand: { ro: 'Brand', ru: 'Бренд' },
  category: { ro: 'Categorie', ru: 'Категория' },
  price: { ro: 'Preț', ru: 'Цена' },
  price__gte: { ro: 'de la', ru: 'от' },
  price__lte: { ro: 'până la', ru: 'до' },
} satisfies Record<string, Text>;

export type Facets = {
  /** By id: ids count from 0 without gaps, so that counters are plain arrays. */
  all: Facet[];
  byGroup: Map<string, Facet[]>;
  /** By id of the brand, category or value. */
  ofBrand: Map<number, number>;
  ofCategory: Map<number, number>;
  ofValue: Map<number, number>;
};

/** A facet for every brand, category and attribute value. */
export function labelFacets({ brands, categories, valueById }: Reference): Facets {
  const all: Facet[] = [];
  const ofBrand = new Map<number, number>();
  const ofCategory = new Map<number, number>();
  const ofValue = new Map<number, number>();
  for (const brand of brands) {
    ofBrand.set(brand.id, all.length);
    all.push({ id: all.length, kind: 'brand', group: BRAND_GROUP, brand });
  }
  for (const category of categories) {
    ofCategory.set(category.id, all.length);
    all.push({ id: all.length, kind: 'category', group: CATEGORY_GROUP, category });
  }
  for (const value of valueById.values()) {
    ofValue.set(value.id, all.length);
    const group = attributeGroup(value.attribute.key);
    all.push({ id: all.length, kind: 'attribute', group, value });
  }
  return { all, byGroup: Map.groupBy(all, ({ group }) => group), ofBrand, ofCategory, ofValue };
}
