import {
  readBulkDocument,
  readStaffDocument,
} from '../../../contract/staff/operations/documents.ts';
import { may } from '../../../contract/staff/permissions.ts';
import { documentForStaff, documentOfMany } from '../../documents/order-documents.ts';
import type { Shop } from '../../shop.ts';
import { documentAnswer } from '../document-answer.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';

export const staffDocuments = (shop: Shop): Endpoint[] => [
  endpoint(readStaffDocument, async ({ params, query, viewer }) =>
    documentAnswer(
      await documentForStaff(shop, params.id, params.kind, {
        locale: query.lang,
        issuer: may(viewer.role, 'orders.write')
          ? { actor: `staff:${viewer.id}`, name: viewer.name }
          : null,
      }),
    ),
  ),
  endpoint(readBulkDocument, async ({ params, query, locale }) =>
    documentAnswer(await documentOfMany(shop, query.orders, params.kind, query.lang ?? locale)),
  ),
];
