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
import { refuseField } from './refuse-field.ts';
import { exporting, writing } from './staff-endpoints.ts';

export const staffCategories = (shop: Shop): Endpoint[] => [
  endpoint(operations.listCategories, () => listCategoriesForStaff(shop.db)),
  // Before those with an id, which would match `export` too.
  exporting(shop, operations.exportCategories, 'categories', exportCategories),
  endpoint(operations.readCategory, ({ params }) => readCategoryForm(shop.db, params.id)),
  endpoint(operations.listOfferedAttributes, async ({ params }) => {
    const category = await readCategoryForm(shop.db, params.id);
    return category && readOfferedAttributes(shop.db, params.id);
  }),
  writing(shop, operations.createCategory, (changing, { body }) => createCategory(changing, body)),
  writing(shop, operations.changeCategory, async (changing, { params: { id }, body }) => {
    const { version, slug, fields } = body;
    // Each of these changes addresses: one is named for itself, the others have a call of their own.
    refuseField(fields, 'slug', 'parent_id', 'position');
    const input = { ...fields, ...(slug !== undefined && { slug }) };
    return changeCategory(changing, id, { input, seen: version });
  }),
  writing(shop, operations.moveCategory, (changing, { params: { id }, body }) => {
    const { version, ...input } = body;
    return moveCategory(changing, id, { input, seen: version });
  }),
  writing(shop, operations.deleteCategory, (changing, { params: { id }, query }) =>
    deleteCategory(changing, id, { seen: query.version }),
  ),
];
