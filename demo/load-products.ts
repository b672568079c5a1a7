import { toLei } from '../contract/money.ts';
import type { Changing } from '../server/base/changes/change.ts';
import { moveStock } from '../server/shop/catalogue/stock/move-stock.ts';
import { createProducts, linkProducts } from '../server/shop/catalogue/writing/create-products.ts';
import { type Ids, required, valueName } from './ids.ts';
import type { ProductRecord } from './records.ts';

type Files = (drawing: string) => string;

/** Writes products with their attributes, pictures, promotions and stock, and notes their ids. */
export async function loadProducts(
  changing: Changing,
  records: ProductRecord[],
  ids: { categories: Ids; brands: Ids; values: Ids; products: Ids },
  fileOf: Files,
) {
  const written = await createProducts(
    changing,
    records.map((record) => ({
      slug: record.slug,
      code: record.code,
      shop_code: record.shopCode,
      ean: record.ean,
      family: record.family,
      brand_id: required(ids.brands, record.brand),
      category_id: required(ids.categories, record.category),
      unit: record.unit,
      smallest_quantity: record.smallestQuantity,
      title_ro: record.title.ro,
      title_ru: record.title.ru,
      description_ro: record.description.ro,
      description_ru: record.description.ru,
      general_info_ro: record.generalInfo.ro,
      general_info_ru: record.generalInfo.ru,
      specifications: record.specifications.map(({ label, value }) => ({
        label_ro: label.ro,
        label_ru: label.ru,
        value_ro: value.ro,
        value_ru: value.ru,
      })),
      price: toLei(record.price),
      warranty_months: record.warrantyMonths,
      state: 'active',
      attributes: record.attributes.map((value) => required(ids.values, valueName(value))),
      pictures: record.pictures.map(({ file, alt }) => ({
        file: fileOf(file),
        alt_ro: alt.ro,
        alt_ru: alt.ru,
      })),
    })),
    records.map(({ createdAt, popularity, promotionPrice }) => ({
      createdAt,
      popularity,
      promotionPrice,
    })),
  );
  for (const [at, { code }] of records.entries()) ids.products.set(code, written[at] ?? 0);
  await moveStock(
    changing,
    records
      .filter(({ stock }) => stock > 0)
      .map(({ code, stock }) => ({
        product_id: required(ids.products, code),
        quantity: stock,
        reason: 'receipt',
      })),
  );
}

/** What is similar to a product or goes with it, once all of them are written. */
export const loadLinks = (changing: Changing, records: ProductRecord[], products: Ids) =>
  linkProducts(
    changing,
    records.map((record) => ({
      id: required(products, record.code),
      links: [
        ...record.similar.map((code) => ({
          kind: 'similar' as const,
          id: required(products, code),
        })),
        ...record.coils.map((code) => ({ kind: 'coil' as const, id: required(products, code) })),
        ...record.accessories.map((code) => ({
          kind: 'accessory' as const,
          id: required(products, code),
        })),
      ],
    })),
  );
