import * as operations from '../../../../contract/staff/operations/brands.ts';
import { exportBrands } from '../../../shop/catalogue/for-staff/export-reference.ts';
import {
  listBrandsForStaff,
  readBrandForm,
} from '../../../shop/catalogue/for-staff/read-brands.ts';
import {
  brandNotes,
  exportBrandNotes,
  listBrandNotes,
} from '../../../shop/catalogue/writing/brand-notes.ts';
import { brands } from '../../../shop/catalogue/writing/brands.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { refuseField } from './refuse-field.ts';
import { exporting, writing } from './staff-endpoints.ts';

export const staffBrands = (shop: Shop): Endpoint[] => [
  endpoint(operations.listBrands, () => listBrandsForStaff(shop.db)),
  // Before those with an id, which would match `export` too.
  exporting(shop, operations.exportBrands, 'brands', exportBrands),
  endpoint(operations.readBrand, ({ params }) => readBrandForm(shop.db, params.id)),
  writing(shop, operations.createBrand, (changing, { body }) => brands.create(changing, body)),
  writing(shop, operations.changeBrand, async (changing, { params: { id }, body }) => {
    const { version, slug, fields } = body;
    refuseField(fields, 'slug');
    const input = { ...fields, ...(slug !== undefined && { slug }) };
    return brands.change(changing, id, { input, seen: version });
  }),
  writing(shop, operations.deleteBrand, (changing, { params: { id }, query }) =>
    brands.remove(changing, id, { seen: query.version }),
  ),
  endpoint(operations.listBrandNotes, () => listBrandNotes(shop.db)),
  exporting(shop, operations.exportBrandNotes, 'brand-notes', exportBrandNotes),
  writing(shop, operations.createBrandNote, (changing, { body }) =>
    brandNotes.create(changing, body),
  ),
  writing(shop, operations.changeBrandNote, (changing, { params: { id }, body }) =>
    brandNotes.change(changing, id, { input: body.fields, seen: body.version }),
  ),
  writing(shop, operations.deleteBrandNote, (changing, { params: { id }, query }) =>
    brandNotes.remove(changing, id, { seen: query.version }),
  ),
];
