import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { bulkDocuments, MOST_PRINTED_ORDERS, staffDocuments } from '../../order-documents.ts';
import { idText, parameters, slugText } from '../../shapes/parameters.ts';
import { localeName } from '../../shapes/values.ts';

const reading = {
  needs: 'orders.read',
  answer: v.blob(),
  answerIs: 'application/pdf',
  refusals: [404, 422],
} as const;

const lang = v.optional(v.pipe(v.string(), v.picklist(localeName.options, 'VALIDATE.INVALID')));

/** Of a proforma what was issued last: reading gives it no number. */
export const readStaffDocument = staffOperation('get', '/staff/orders/{id}/documents/{kind}/', {
  ...reading,
  params: v.object({ id: slugText, kind: v.picklist(staffDocuments) }),
  query: v.object({
    lang,
    /** Of a delivery note: what left in this parcel alone. */
    parcel: v.optional(idText),
  }),
});

/** Give the proforma of an order its number, or the next version after a change. */
export const issueStaffProforma = staffOperation('post', '/staff/orders/{id}/proforma/', {
  needs: 'orders.write',
  params: v.object({ id: slugText }),
  answer: v.object({ number: v.string() }),
  refusals: [404, 422],
});

/** Numbers of orders, joined by commas. */
const orderNumbers = v.pipe(
  v.string('VALIDATE.REQUIRED'),
  v.maxLength(MOST_PRINTED_ORDERS * 10, 'VALIDATE.INVALID'),
  v.transform((text) => text.split(',').filter(Boolean)),
  parameters(slugText, MOST_PRINTED_ORDERS),
  v.minLength(1, 'VALIDATE.REQUIRED'),
);

/** One paper about several orders: what to pick, labels for cut cable, delivery notes. */
export const readBulkDocument = staffOperation('get', '/staff/documents/{kind}/', {
  ...reading,
  params: v.object({ kind: v.picklist(bulkDocuments) }),
  query: v.object({ orders: orderNumbers, lang }),
});
