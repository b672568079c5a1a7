import type {
  AttributeRecord,
  BrandRecord,
  CategoryRecord,
  ProductRecord,
  UnitRecord,
} from '../records.ts';
import { attributes } from './attributes.ts';
import { baseProducts, fullCount } from './base-products.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { furtherProducts } from './further-products.ts';
import { openRegisters } from './registers.ts';
import { units } from './units.ts';

export type Catalogue = {
  units: UnitRecord[];
  categories: CategoryRecord[];
  brands: BrandRecord[];
  attributes: AttributeRecord[];
  products: ProductRecord[];
};

/**
 * The demo catalogue, the same on every call. Without a number it holds what the tree asks for;
 * with a smaller one each family shrinks alike, with a larger one numbered series are added.
 */
export function makeCatalogue({ products: count = fullCount } = {}): Catalogue {
  const registers = openRegisters();
  const base = baseProducts(count, registers);
  const further = furtherProducts(base, Math.max(0, count - base.length), registers);
  return { units, categories, brands, attributes, products: [...base, ...further] };
}
