import * as v from 'valibot';
import { operation } from '../operation.ts';
import { orderDocuments } from '../order-documents.ts';
import { paymentDetails } from '../shapes/order.ts';
import { slugText } from '../shapes/parameters.ts';
import { localeName } from '../shapes/values.ts';

export const readOrderDocument = operation({
  id: 'readOrderDocument',
  method: 'get',
  access: 'customer',
  path: '/orders/{id}/documents/{kind}/',
  summary:
    'A paper about one of the own orders, as PDF: what is to be paid, handed over, under warranty',
  params: v.object({ id: slugText, kind: v.picklist(orderDocuments) }),
  query: v.object({ lang: v.optional(localeName) }),
  answer: v.blob(),
  answerIs: 'application/pdf',
  refusals: [404, 422],
});
export const issueProforma = operation({
  id: 'issueProforma',
  method: 'post',
  access: 'customer',
  path: '/orders/{id}/proforma/',
  summary:
    'Give the proforma of an own order its number, or the next version after a change; says the number and how it is paid',
  params: v.object({ id: slugText }),
  answer: v.object({ number: v.string(), payment: paymentDetails }),
  refusals: [404, 422],
});
