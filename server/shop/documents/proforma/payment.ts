import { toLei } from '../../../../contract/money.ts';
import type { PaymentDetails } from '../../../../contract/shapes/order.ts';
import { vatTotals } from '../../../../contract/vat-totals.ts';
import { paymentText } from '../templates/proforma-words.ts';
import { askedFor, type ProformaContent } from './content.ts';

/** How a proforma is paid, as it says itself. */
export function paymentOf(content: ProformaContent): PaymentDetails {
  const { name, idno, bank, iban } = content.seller;
  const totals = vatTotals(content.lines);
  return {
    beneficiary: name,
    idno,
    bank,
    iban,
    total: toLei(askedFor(content)),
    purpose: paymentText(content, totals),
  };
}
