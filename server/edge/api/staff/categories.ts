import * as operations from '../../../../contract/staff/operations/categories.ts';
import { exportCategories } from '../../../shop/catalogue/for-staff/export-reference.ts';
import { readOfferedAttributes } from '../../../shop/catalogue/for-staff/offered-attributes.ts';
import {
  listCategoriesForStaff,
  readCategoryForm,
} from '../../../shop/catalogue/for-staff/read-categories.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  moveCategory,
} from '../../../shop/catalogue/writing/categories.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { notFound } from '../refusal.ts';
import { exportAnswer } from './stream-answers.ts';
import { refuseField, writeAs } from './write-as.ts';

export const staffCategories = (shop: Shop): Endpoint[] => [
  endpoint(operations.listCategories, () => listCategoriesForStaff(shop.db)),
  // Before those with an id, which would match `export` too.
  endpoint(operations.exportCategories, (call) =>
    exportAnswer('categories', call, (by) => exportCategories(shop.db, by)),
  ),
  endpoint(
    operations.readCategory,
    async ({ params }) => (await readCategoryForm(shop.db, params.id)) ?? notFound(),
  ),
  endpoint(operations.listOfferedAttributes, async ({ params }) => {
    const category = await readCategoryForm(shop.db, params.id);
    return category ? readOfferedAttributes(shop.db, params.id) : notFound();
  }),
  endpoint(operations.createCategory, ({ viewer, body }) =>
    writeAs(shop, viewer, (changing) => createCategory(changing, body)),
  ),
  endpoint(operations.changeCategory, ({ viewer, params: { id }, body }) =>
    writeAs(shop, viewer, async (changing) => {
      const { version, slug, fields } = body;
      // Each of these changes addresses: one is named for itself, the others have a call of their own.
      for (const name of ['slug', 'parent_id', 'position']) refuseField(fields, name);
      const input = { ...fields, ...(slug !== undefined && { slug }) };
      return changeCategory(changing, id, { input, seen: version });
    }),
  ),
  endpoint(operations.moveCategory, ({ viewer, params: { id }, body: { version, ...input } }) =>
    writeAs(shop, viewer, (changing) => moveCategory(changing, id, { input, seen: version })),
  ),
  endpoint(operations.deleteCategory, ({ viewer, params: { id }, query }) =>
    writeAs(shop, viewer, async (changing) => {
      await deleteCategory(changing, id, { seen: query.version });
      return null;
    }),
  ),
];
