import { readOrderDocument } from '../../contract/operations/documents.ts';
import { documentForBuyer } from '../documents/order-documents.ts';
import type { Shop } from '../shop.ts';
import { documentAnswer } from './document-answer.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

export const documents = (shop: Shop): Endpoint[] => [
  endpoint(readOrderDocument, async ({ params, query, viewer, locale }) => {
    const whose = { orderId: params.id, customerId: viewer.id };
    return documentAnswer(await documentForBuyer(shop, whose, params.kind, query.lang ?? locale));
  }),
];
