import { formatIban } from '../../../../contract/company-numbers.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { formatLei } from '../../../../contract/money.ts';
import type { PaymentDetails } from '../../../../contract/shapes/order.ts';
import type { Block } from '../../../base/mail/letter.ts';
import { paymentWords as words } from './payment-words.ts';

/** What to type into the bank's form, in the words of the proforma that goes along. */
export const paymentBlock = (payment: PaymentDetails | undefined, locale: Locale): Block[] =>
  payment
    ? [
        {
          kind: 'facts',
          title: words.payment[locale],
          rows: [
            {
              label: words.beneficiary[locale],
              value: `${payment.beneficiary}, IDNO ${payment.idno}`,
            },
            { label: words.account[locale], value: formatIban(payment.iban) },
            { label: words.bank[locale], value: payment.bank },
            { label: words.toPay[locale], value: formatLei(payment.total, locale) },
            { label: words.purpose[locale], value: payment.purpose },
          ],
        },
      ]
    : [];
