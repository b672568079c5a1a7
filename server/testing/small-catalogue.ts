import type { Database } from '../base/database/connect.ts';
import { noteFiles } from '../base/media/known-files.ts';
import { attributeValues } from '../shop/catalogue/writing/attribute-values.ts';
import { attributes } from '../shop/catalogue/writing/attributes.ts';
import { brands } from '../shop/catalogue/writing/brands.ts';
import { createCategory } from '../shop/catalogue/writing/categories.ts';
import { createProduct } from '../shop/catalogue/writing/create-products.ts';
import { units } from '../shop/catalogue/writing/units-and-warehouses.ts';
import { inShop } from './in-shop.ts';

/** A shop of a few things, written as its people would: for tests of writing. */
export async function writeSmallCatalogue(db: Database) {
  const picture = '/media/default/cablu-0123456789.webp';
  const document = '/media/documents/fisa-0123456789.pdf';
  await noteFiles(db, [
    { file: picture, kind: 'picture', bytes: 10 },
    { file: document, kind: 'document', bytes: 20 },
  ]);
  return inShop(db, async (changing) => {
    const { id: section } = await attributes.create(changing, {
      key: 'section_mm2',
      title_ro: 'Secțiune',
      title_ru: 'Сечение',
      kind: 'number',
    });
    const { id: colour } = await attributes.create(changing, {
      key: 'colour_name',
      title_ro: 'Culoare',
      kind: 'word',
    });
    const value = (attribute_id: number, key: string, number: number | null) =>
      attributeValues.create(changing, { attribute_id, key, number, label_ro: key });
    const values = {
      thin: await value(Number(section), '1.5', 1.5),
      thick: await value(Number(section), '2.5', 2.5),
      white: await value(Number(colour), 'white', null),
    };
    await units.create(changing, { key: 'm', title_ro: 'm', title_ru: 'м', is_cut: true });
    await units.create(changing, { key: 'piece', title_ro: 'buc', title_ru: 'шт' });
    const category = async (slug: string, parent_id: number | null, ids: number[] = []) =>
      Number(
        (
          await createCategory(changing, {
            slug,
            parent_id,
            title_ro: slug,
            attributes: ids,
          })
        ).id,
      );
    const cables = await category('cabluri', null);
    const copper = await category('cupru', cables, [Number(section)]);
    const sockets = await category('prize', null);
    const brand = Number(
      (await brands.create(changing, { slug: 'elmo', title: 'Elmo', logo: picture })).id,
    );
    const product = {
      slug: 'cablu-1',
      code: 'C-1',
      shop_code: '1000001',
      brand_id: brand,
      category_id: copper,
      unit: 'm',
      title_ro: 'Cablu unu',
      title_ru: 'Кабель один',
      price: 12.5,
      state: 'active',
      attributes: [values.thin, values.white],
      pictures: [{ file: picture, alt_ro: 'Cablu', alt_ru: 'Кабель' }],
      documents: [{ kind: 'datasheet', title_ro: 'Fișă', title_ru: 'Паспорт', file: document }],
    };
    const id = await createProduct(changing, product);
    const otherId = await createProduct(changing, {
      ...product,
      slug: 'cablu-2',
      code: 'C-2',
      shop_code: null,
      title_ro: 'Cablu doi',
    });
    return {
      product,
      id,
      otherId,
      brand,
      values,
      picture,
      document,
      attributes: { section: Number(section), colour: Number(colour) },
      categories: { cables, copper, sockets },
    };
  });
}
