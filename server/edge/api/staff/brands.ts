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
import { notFound } from '../refusal.ts';
import { exportAnswer } from './stream-answers.ts';
import { refuseField, writeAs } from './write-as.ts';

export const staffBrands = (shop: Shop): Endpoint[] => [
  endpoint(operations.listBrands, () => listBrandsForStaff(shop.db)),
  // Before those with an id, which would match `export` too.
  endpoint(operations.exportBrands, (call) =>
    exportAnswer('brands', call, (by) => exportBrands(shop.db, by)),
  ),
  endpoint(
    operations.readBrand,
    async ({ params }) => (await readBrandForm(shop.db, params.id)) ?? notFound(),
  ),
  endpoint(operations.createBrand, ({ viewer, body }) =>
    writeAs(shop, viewer, (changing) => brands.create(changing, body)),
  ),
  endpoint(operations.changeBrand, ({ viewer, params: { id }, body: { version, slug, fields } }) =>
    writeAs(shop, viewer, async (changing) => {
      refuseField(fields, 'slug');
      const input = { ...fields, ...(slug !== undefined && { slug }) };
      return brands.change(changing, id, { input, seen: version });
    }),
  ),
  endpoint(operations.deleteBrand, ({ viewer, params: { id }, query }) =>
    writeAs(shop, viewer, async (changing) => {
      await brands.remove(changing, id, { seen: query.version });
      return null;
    }),
  ),
  endpoint(operations.listBrandNotes, () => listBrandNotes(shop.db)),
  endpoint(operations.exportBrandNotes, (call) =>
    exportAnswer('brand-notes', call, (by) => exportBrandNotes(shop.db, by)),
  ),
  endpoint(operations.createBrandNote, ({ viewer, body }) =>
    writeAs(shop, viewer, (changing) => brandNotes.create(changing, body)),
  ),
  endpoint(operations.changeBrandNote, ({ viewer, params: { id }, body: { version, fields } }) =>
    writeAs(shop, viewer, (changing) =>
      brandNotes.change(changing, id, { input: fields, seen: version }),
    ),
  ),
  endpoint(operations.deleteBrandNote, ({ viewer, params: { id }, query }) =>
    writeAs(shop, viewer, async (changing) => {
      await brandNotes.remove(changing, id, { seen: query.version });
      return null;
    }),
  ),
];
