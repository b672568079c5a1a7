import type { ProductRecord } from '../records.ts';
import { attributeValues } from './attribute-values.ts';
import { brandKey } from './brands.ts';
import { filtersOf } from './categories.ts';
import { descriptionOf } from './descriptions.ts';
import { families } from './families/index.ts';
import { type Draft, draftFamily } from './family-products.ts';
import { generalInfoOf } from './general-info.ts';
import { picturesOf } from './picture-names.ts';
import type { Registers } from './registers.ts';
import { accessoriesOf, type Linked, similarTo } from './relations.ts';
import { specificationsOf } from './specifications.ts';
import { createdAtOf, popularityOf, promotionOf, stockOf } from './trade-data.ts';

/** Products of the tree when every family has its full count. */
export const fullCount = families.reduce((sum, family) => sum + family.target, 0);

/** The catalogue proper: every family at its share of `count`, with texts, pictures and links. */
export function baseProducts(count: number, registers: Registers): ProductRecord[] {
  const share = Math.min(1, count / fullCount);
  const usedCodes = new Set<string>();
  const drafts = families.flatMap((family) =>
    draftFamily(family, Math.max(1, Math.round(family.target * share)), usedCodes),
  );
  const linked = drafts.map(toLinked);
  const byFamily = Map.groupBy(linked, ({ family }) => family);
  const byCategory = Map.groupBy(linked, ({ category }) => category);
  return drafts.map((draft, index) => {
    const product = linked[index] ?? toLinked(draft);
    return {
      ...record(draft, product, registers),
      similar: similarTo(product, byCategory.get(product.category) ?? []),
      accessories: accessoriesOf(product, byFamily),
    };
  });
}

const categoryOf = ({ family, values }: Draft): string =>
  family.leaf === undefined ? family.id : `${family.id}.${family.leaf(values)}`;

const toLinked = (draft: Draft): Linked => ({
  code: draft.code,
  brand: draft.brand,
  category: categoryOf(draft),
  family: draft.family.id,
  values: draft.values,
  popularity: popularityOf(draft.code, draft.anchor),
  rules: draft.family.accessories ?? [],
});

function warrantyOf({ family, values }: Draft): number {
  const { warranty = 24 } = family;
  return typeof warranty === 'function' ? warranty(values) : warranty;
}

function record(
  draft: Draft,
  { category, popularity }: Linked,
  registers: Registers,
): Omit<ProductRecord, 'similar' | 'accessories'> {
  const { code, brand, title, unit, price } = draft;
  return {
    code,
    shopCode: registers.shopCode(code),
    ean: registers.ean(brand, code),
    slug: registers.slug(title.ro, brand, code),
    brand: brandKey(brand),
    category,
    family: draft.family.id,
    title,
    unit,
    price,
    promotionPrice: promotionOf(draft),
    stock: stockOf(draft),
    warrantyMonths: warrantyOf(draft),
    popularity,
    createdAt: createdAtOf(code),
    attributes: attributeValues(draft.values),
    specifications: specificationsOf(draft),
    description: descriptionOf(draft, filtersOf(category)),
    generalInfo: generalInfoOf(draft),
    pictures: picturesOf(draft),
  };
}
