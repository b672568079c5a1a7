import { readOrderDocument } from '../../contract/operations/documents.ts';
import { attemptLimits, countAttempt } from '../accounts/limit-attempts.ts';
import { documentForBuyer } from '../documents/order-documents.ts';
import type { Shop } from '../shop.ts';
import { documentAnswer } from './document-answer.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { tooMany } from './refusal.ts';

export const documents = (shop: Shop): Endpoint[] => [
  endpoint(readOrderDocument, async ({ params, query, viewer, locale }) => {
    // Papers are drawn for everybody by the same few hands.
    const paused = await countAttempt(
      shop.db,
      `documents:customer:${viewer.id}`,
      attemptLimits.documentsPerCustomer,
    );
    if (paused) return tooMany('ERROR.TOO_MANY_ATTEMPTS', paused.retryAfterSeconds);
    const whose = { orderId: params.id, customerId: viewer.id };
    return documentAnswer(await documentForBuyer(shop, whose, params.kind, query.lang ?? locale));
  }),
];
