import * as operations from '../../../../contract/staff/operations/views.ts';
import type { Shop } from '../../../shop/shop.ts';
import { deleteView, listViews, saveView } from '../../../shop/staff/views.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { invalid, notFound } from '../refusal.ts';

export const staffViews = (shop: Shop): Endpoint[] => [
  endpoint(operations.listViews, ({ viewer, query }) =>
    listViews(shop.db, viewer.id, query.screen),
  ),
  endpoint(
    operations.saveView,
    async ({ viewer, body }) =>
      (await saveView(shop.db, viewer.id, body)) ??
      invalid({ non_field_errors: ['STAFF.VIEWS_MANY'] }),
  ),
  endpoint(operations.deleteView, async ({ viewer, params }) =>
    (await deleteView(shop.db, viewer.id, params.id)) ? null : notFound(),
  ),
];
