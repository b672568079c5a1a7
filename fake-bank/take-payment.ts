import type { Bank } from './bank.ts';
import type { Payment, Session } from './books.ts';
import { cards } from './cards.ts';
import { checkoutNotice } from './maib-checkouts.ts';
import { qrNotice } from './maib-qr-codes.ts';

const IBAN = 'MD88AG000000011621810140';

/** Money comes for a session of maib, and the shop is told. */
export function takePayment(
  { books, notices }: Bank,
  session: Session,
  how: Partial<Pick<Payment, 'amount' | 'currency'>> = {},
): Payment {
  const isQr = session.product === 'qr';
  const payment = books.pay(session, {
    ...how,
    card: isQr ? null : cards.good.number,
    iban: isQr ? IBAN : null,
  });
  notices.say(session.noticeUrl, isQr ? qrNotice(payment) : checkoutNotice(session, payment));
  return payment;
}
