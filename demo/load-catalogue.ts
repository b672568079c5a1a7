import type { Changing } from '../server/base/changes/change.ts';
import { createAttributes } from '../server/shop/catalogue/writing/attributes.ts';
import { brands } from '../server/shop/catalogue/writing/brands.ts';
import { createCategory } from '../server/shop/catalogue/writing/categories.ts';
import { units } from '../server/shop/catalogue/writing/units-and-warehouses.ts';
import type { Catalogue } from './catalogue/make-catalogue.ts';
import { type Ids, required, valueName } from './ids.ts';
import { loadLinks, loadProducts } from './load-products.ts';
import type { AttributeValueRecord, CategoryRecord } from './records.ts';

type Files = (drawing: string) => string;

/** Writes units, categories, brands, attributes and products; `done` hears of each part written. */
export async function loadCatalogue(
  changing: Changing,
  catalogue: Catalogue,
  fileOf: Files,
  done: (products: number) => void,
) {
  const { attributes, values } = await loadAttributes(changing, catalogue);
  await loadUnits(changing, catalogue.units);
  const categories = await loadCategories(changing, catalogue.categories, attributes);
  const brandIds = await loadBrands(changing, catalogue);
  const PART = 2_500;
  const products: Ids = new Map();
  for (let start = 0; start < catalogue.products.length; start += PART) {
    const part = catalogue.products.slice(start, start + PART);
    await loadProducts(changing, part, { categories, brands: brandIds, values, products }, fileOf);
    done(part.length);
  }
  await loadLinks(changing, catalogue.products, products);
}

export async function loadUnits(changing: Changing, all: Catalogue['units']) {
  for (const { key, title, rules } of all) {
    await units.create(changing, { key, title_ro: title.ro, title_ru: title.ru, ...rules });
  }
}

export async function loadCategories(
  changing: Changing,
  categories: CategoryRecord[],
  attributes: Ids,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const category of categories.toSorted((a, b) => a.level - b.level)) {
    const { id } = await createCategory(changing, {
      parent_id: category.parent === null ? null : required(ids, category.parent),
      slug: category.slug,
      title_ro: category.title.ro,
      title_ru: category.title.ru,
      description_ro: category.description.ro,
      description_ru: category.description.ru,
      icon: category.icon,
      position: category.position,
      attributes: category.attributes.map((key) => required(attributes, key)),
    });
    ids.set(category.key, Number(id));
  }
  return ids;
}

async function loadBrands(changing: Changing, catalogue: Catalogue): Promise<Ids> {
  const ids: Ids = new Map();
  for (const brand of catalogue.brands) {
    const { id } = await brands.create(changing, {
      slug: brand.slug,
      title: brand.title,
      description_ro: brand.description.ro,
      description_ru: brand.description.ru,
      position: brand.position,
    });
    ids.set(brand.key, Number(id));
  }
  return ids;
}

export async function loadAttributes(
  changing: Changing,
  catalogue: Pick<Catalogue, 'attributes' | 'products'>,
) {
  const values = new Map<string, AttributeValueRecord>();
  for (const product of catalogue.products) {
    for (const value of product.attributes) values.set(valueName(value), value);
  }
  const ids = await createAttributes(
    changing,
    catalogue.attributes.map(({ key, title, kind, unit, position }) => ({
      attribute: {
        key,
        title_ro: title.ro,
        title_ru: title.ru,
        kind,
        ...(unit && { unit_ro: unit.ro, unit_ru: unit.ru }),
        position,
      },
      values: [...values.values()]
        .filter(({ attribute }) => attribute === key)
        .map(({ value, number, label }) => ({
          key: value,
          number,
          label_ro: label.ro,
          label_ru: label.ru,
        })),
    })),
  );
  return ids;
}
