import {
  issueStaffProforma,
  readBulkDocument,
  readStaffDocument,
} from '../../../../contract/staff/operations/documents.ts';
import {
  documentForStaff,
  documentOfMany,
  issueForStaff,
} from '../../../shop/documents/order-documents.ts';
import type { Shop } from '../../../shop/shop.ts';
import { documentAnswer, issuedAnswer } from '../document-answer.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf } from './staff-endpoints.ts';

export const staffDocuments = (shop: Shop): Endpoint[] => [
  endpoint(readStaffDocument, async ({ params, query }) =>
    documentAnswer(await documentForStaff(shop, params, query)),
  ),
  endpoint(issueStaffProforma, async ({ params, viewer }) =>
    issuedAnswer(
      await issueForStaff(shop, params.id, { actor: actorOf(viewer), name: viewer.name }),
    ),
  ),
  endpoint(readBulkDocument, async ({ params, query, locale }) =>
    documentAnswer(await documentOfMany(shop, query.orders, params.kind, query.lang ?? locale)),
  ),
];
