import type { DocumentFile, NoDocument } from '../../shop/documents/order-documents.ts';
import type { Proforma } from '../../shop/documents/proforma/issue.ts';
import { paymentOf } from '../../shop/documents/proforma/payment.ts';
import { notFound, Refusal } from './refusal.ts';

const refusals = {
  missing: notFound,
  'nothing-to-print': () => new Refusal(422, 'STAFF.DOCUMENT_EMPTY'),
  'not-by-transfer': () => new Refusal(422, 'STAFF.DOCUMENT_NOT_BY_TRANSFER'),
  'not-issued-yet': () => new Refusal(422, 'STAFF.DOCUMENT_NOT_ISSUED_YET'),
  'not-issued': () => new Refusal(422, 'STAFF.DOCUMENT_NOT_ISSUED'),
} satisfies Record<NoDocument, () => Refusal>;

/** A paper as a file that browsers show, and save under its own name. */
export function documentAnswer(file: DocumentFile | NoDocument): Response | Refusal {
  if (typeof file === 'string') return refusals[file]();
  return new Response(file.bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(file.bytes.length),
      'Content-Disposition': `inline; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      // Browsers show it by a plugin of their own, which the pages' policy forbids.
      'Content-Security-Policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
    },
  });
}

/** How an own order is paid, under the number its proforma has by now. */
export const payableAnswer = (issued: Proforma | NoDocument) =>
  typeof issued === 'string'
    ? refusals[issued]()
    : { number: issued.number, payment: paymentOf(issued.content) };

/** The number a proforma has by now. */
export const issuedAnswer = (issued: Proforma | NoDocument): { number: string } | Refusal =>
  typeof issued === 'string' ? refusals[issued]() : { number: issued.number };
