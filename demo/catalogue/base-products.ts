import type { ProductRecord } from '../records.ts';
import { attributeValues } from './attribute-values.ts';
import { brandKey } from './brands.ts';
import { filtersOf } from './categories.ts';
import { descriptionOf } from './descriptions.ts';
import { families } from './families/families.ts';
import { type FamilyProduct, productsOfFamily } from './family-products.ts';
import { generalInfoOf } from './general-info.ts';
import { romanian } from './labels.ts';
import { picturesOf } from './picture-names.ts';
import type { Registers } from './registers.ts';
import { accessoriesOf, coilsOf, type Linked, similarTo } from './relations.ts';
import { specificationsOf } from './specifications.ts';
import { createdAtOf, popularityOf, promotionOf, stockOf } from './trade-data.ts';

/** Products of the tree when every family has its full count. */
export const fullCount = families.reduce((sum, family) => sum + family.target, 0);

/** The catalogue proper: every family at its share of `count`, with texts, pictures and links. */
export function baseProducts(count: number, registers: Registers): ProductRecord[] {
  const share = Math.min(1, count / fullCount);
  const usedCodes = new Set<string>();
  const products = families.flatMap((family) =>
    productsOfFamily(family, Math.max(1, Math.round(family.target * share)), usedCodes),
  );
  const linked = products.map(toLinked);
  const byFamily = Map.groupBy(linked, ({ family }) => family);
  const byCategory = Map.groupBy(linked, ({ category }) => category);
  return products.map((product, index) => {
    const own = linked[index] ?? toLinked(product);
    return {
      ...record(product, own, registers),
      similar: similarTo(own, byCategory.get(own.category) ?? []),
      accessories: accessoriesOf(own, byFamily),
      coils: coilsOf(own, byFamily.get(own.family) ?? []),
    };
  });
}

function categoryOf({ family, values }: FamilyProduct): string {
  const leaf = family.leaf(values);
  return leaf === null ? family.id : `${family.id}.${leaf}`;
}

const toLinked = (product: FamilyProduct): Linked => ({
  code: product.code,
  brand: product.brand,
  category: categoryOf(product),
  family: product.family.id,
  values: product.values,
  popularity: popularityOf(product.code, product.anchor),
  rules: product.family.accessories,
});

function record(
  product: FamilyProduct,
  { category, popularity }: Linked,
  registers: Registers,
): Omit<ProductRecord, 'similar' | 'accessories' | 'coils'> {
  const { code, brand, title, unit, price } = product;
  return {
    code,
    shopCode: registers.shopCode(code),
    ean: registers.ean(brand, code),
    slug: registers.slug(title.ro, brand, code),
    brand: brandKey(brand),
    category,
    family: product.family.id,
    title,
    unit,
    smallestQuantity: product.family.smallest,
    price,
    promotionPrice: promotionOf(product),
    stock: stockOf(product),
    warrantyMonths: product.family.warranty(product.values),
    popularity,
    createdAt: createdAtOf(code),
    attributes: attributeValues(product.values),
    specifications: specificationsOf(product).map(({ label, value }) => ({
      label,
      value: romanian(value, product.values),
    })),
    description: romanian(descriptionOf(product, filtersOf(category)), product.values),
    generalInfo: romanian(generalInfoOf(product), product.values),
    pictures: picturesOf(product),
  };
}
