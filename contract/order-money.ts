import type { OrderStatus, PayMethod, PaymentStatus } from './constants.ts';

/** What an order costs beside what was paid of it: all in bani, or all in lei. */
type Money = { status: OrderStatus; payment_status: PaymentStatus; paid: number; total: number };

/** Cash is settled at the handover; of a card payment or a transfer the shop awaits word. */
export const firstPaymentStatus: Record<PayMethod, PaymentStatus> = {
  cash: 'unpaid',
  card: 'pending',
  transfer: 'pending',
};

/** What was paid and has to go back: more than the order costs, or all of one that was cancelled. */
export const owedBack = ({ status, paid, total }: Omit<Money, 'payment_status'>): number =>
  Math.max(0, paid - (status === 'cancelled' ? 0 : total));

/** What is still asked for of an order of which something was paid; 0 where nothing was. */
export const restToPay = ({ status, payment_status, paid, total }: Money): number =>
  paid > 0 && status !== 'cancelled' && payment_status !== 'refunded'
    ? Math.max(0, Math.round((total - paid) * 100) / 100)
    : 0;

type Before = { payment_status: PaymentStatus; pay_method: PayMethod; paid: number };

/** How an order stands once it costs this much, or is paid another way. */
export function paymentAfter(
  { payment_status, pay_method: before, paid }: Before,
  { total, pay_method = before }: { total: number; pay_method?: PayMethod | undefined },
): PaymentStatus {
  if (payment_status === 'refunded') return payment_status;
  if (paid > 0 && paid >= total) return 'paid';
  return payment_status === 'paid' || pay_method !== before
    ? firstPaymentStatus[pay_method]
    : payment_status;
}

/** What was paid once somebody says so by hand. */
export function paidAfter(
  { payment_status: from, paid, total }: Omit<Money, 'status'>,
  to: PaymentStatus,
): number {
  if (to === 'paid') return total;
  // Money went back, or never came.
  if (to === 'refunded' || from === 'paid' || from === 'refunded') return 0;
  return paid;
}

/**
 * What was paid once the documents that tell of it come to another sum. Those that are told again
 * change nothing: what was too much may have gone back meanwhile. Nor do they take away what people
 * have said beyond them.
 */
export const paidByDocuments = (
  paid: number,
  { before, after }: { before: number; after: number },
): number => (paid > before ? Math.max(paid, after) : Math.max(0, paid + after - before));

/** Money has its own way; the way back is for mistakes. */
const payments: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['paid', 'pending'],
  pending: ['paid', 'unpaid'],
  paid: ['refunded', 'unpaid'],
  refunded: ['paid'],
};

/** What can be said of the money by hand, the usual first. */
export function nextPayments(order: Money): readonly PaymentStatus[] {
  const { payment_status: from, paid, status } = order;
  const usual = payments[from];
  if (from === 'paid') {
    // That what was too much went back leaves it paid.
    return status !== 'cancelled' && owedBack(order) > 0 ? ['paid', ...usual] : usual;
  }
  if (from === 'refunded' || paid === 0) return usual;
  return status === 'cancelled' ? ['refunded', ...usual] : [...usual, 'refunded'];
}

/** What gives money back, or takes back what was said of it, is explained. */
export const paymentNeedsNote = (from: PaymentStatus): boolean =>
  from === 'paid' || from === 'refunded';
