import { issueProforma, readOrderDocument } from '../../../contract/operations/documents.ts';
import { attemptLimits, countAttempt } from '../../base/access/limit-attempts.ts';
import { documentForBuyer, issueForBuyer } from '../../shop/documents/order-documents.ts';
import type { Shop } from '../../shop/shop.ts';
import { documentAnswer, payableAnswer } from './document-answer.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

export const documents = (shop: Shop): Endpoint[] => {
  // Papers are drawn for everybody by the same few hands.
  const paused = ({ id }: { id: number }) =>
    countAttempt(shop.db, `documents:customer:${id}`, attemptLimits.documentsPerCustomer);
  return [
    endpoint(readOrderDocument, async ({ params, query, viewer, locale }) => {
      const whose = { orderId: params.id, customerId: viewer.id };
      return (
        (await paused(viewer)) ??
        documentAnswer(await documentForBuyer(shop, whose, params.kind, query.lang ?? locale))
      );
    }),
    endpoint(issueProforma, async ({ params, viewer }) => {
      const whose = { orderId: params.id, customerId: viewer.id };
      return (await paused(viewer)) ?? payableAnswer(await issueForBuyer(shop, whose));
    }),
  ];
};
