import type { OrderStatus, PayMethod, PaymentState, PaymentStatus } from './constants.ts';

/** What an order costs and what moved for it: all in bani, or all in lei. */
export type OrderMoney = {
  status: OrderStatus;
  pay_method: PayMethod;
  total: number;
  /** Of the total, what is not asked for any more: goods that came back, a price that was lowered. */
  credited: number;
  /** What came, and what of it went back. */
  received: number;
  refunded: number;
};

/** Differences of lei carry the dust of binary fractions; those of bani carry none. */
const whole = (sum: number) => Math.round(sum * 100) / 100;

/** What the order is to be paid with: nothing of one that was cancelled. */
export const dueOf = ({ status, total, credited }: Omit<OrderMoney, 'pay_method'>): number =>
  status === 'cancelled' ? 0 : Math.max(0, whole(total - credited));

/** What the shop has of it. */
export const paidOf = ({ received, refunded }: Pick<OrderMoney, 'received' | 'refunded'>): number =>
  whole(received - refunded);

/** What has to go back. */
export const owedBack = (order: Omit<OrderMoney, 'pay_method'>): number =>
  Math.max(0, whole(paidOf(order) - dueOf(order)));

/** What is still to come. */
export const openSum = (order: Omit<OrderMoney, 'pay_method'>): number =>
  Math.max(0, whole(dueOf(order) - paidOf(order)));

/**
 * How the money of an order stands. PostgreSQL says the same of what is written, in the columns
 * `payment_state` and `payment_status`; nobody else does.
 */
export function paymentState(order: OrderMoney): PaymentState {
  const { status, pay_method, credited, received, refunded } = order;
  // Cash is settled at the handover; of a card payment or a transfer the shop awaits word.
  if (received === 0) return pay_method === 'cash' || status === 'cancelled' ? 'unpaid' : 'pending';
  if (received <= refunded) return 'refunded';
  if (owedBack(order) > 0) return 'overpaid';
  if (openSum(order) > 0) return 'paid_in_part';
  return refunded > 0 && credited > 0 ? 'refunded_in_part' : 'paid';
}

/** The same in the words of callers who know no others: what is paid in part is not paid. */
export const paymentStatusOf = (
  state: PaymentState,
  { pay_method }: Pick<OrderMoney, 'pay_method'>,
): PaymentStatus => {
  if (state === 'paid_in_part') return pay_method === 'cash' ? 'unpaid' : 'pending';
  return state === 'overpaid' || state === 'refunded_in_part' ? 'paid' : state;
};

/** What is still asked for of an order of which something was paid; 0 where nothing was. */
export const restToPay = ({
  payment_state,
  to_pay,
}: {
  payment_state: PaymentState;
  to_pay: number;
}): number => (payment_state === 'paid_in_part' ? to_pay : 0);

type From1c = {
  /** What 1C's documents come to by now, and what of that people have taken back. */
  documents: number;
  taken: number;
  /** What people and the bank have told of themselves. */
  known: number;
  /** What counts of the documents so far, and what the order is paid with in all. */
  share: number;
  paid: number;
  /** What it costs, whatever became of it. */
  cost: number;
};

/**
 * What counts of 1C's documents. They tell of the same money again that people have told of, so all
 * of them together count as far as they go beyond that. What people note after them may be the rest:
 * the share makes room for it only where the order would be paid twice.
 */
export function shareOf1c({ documents, taken, known, share, paid, cost }: From1c): number {
  const most = Math.max(0, documents - taken);
  const wanted = Math.max(0, most - Math.max(0, known));
  // What 1C itself tells of no more is gone, but for what has been given back of it.
  const left = Math.min(share, Math.max(most, share - paid));
  if (left <= wanted) return wanted;
  const spare = Math.max(0, paid - (share - left) - cost);
  return Math.max(wanted, left - spare);
}
