import * as v from 'valibot';
import { bankAmount, bankTime, leiOf } from './bank-amount.ts';
import type { MaibConnection } from './maib-connection.ts';
import type { About, Answer, Fact, NewRefund, Refund } from './provider.ts';

/** Payments and refunds, which are the same for every product of maib's second version. */

const sumOrNone = v.nullish(bankAmount, 0);

export const paymentForm = v.object({
  paymentId: v.string(),
  orderId: v.nullish(v.string()),
  status: v.string(),
  amount: bankAmount,
  currency: v.string(),
  executedAt: bankTime,
  senderName: v.nullish(v.string()),
  senderIban: v.nullish(v.string()),
  refundedAmount: sumOrNone,
  requestedRefundAmount: sumOrNone,
});
type MaibPayment = v.InferOutput<typeof paymentForm>;

/** Money came, whatever has gone back since. */
const cameIn = new Set(['Executed', 'PartiallyRefunded', 'Refunded']);

export function factsOfPayment(payment: MaibPayment, about: About): Fact[] {
  const { paymentId: providerPaymentId, amount, currency, executedAt: at, status } = payment;
  if (!cameIn.has(status)) return [];
  const name = payment.senderName ?? null;
  const account = payment.senderIban ?? null;
  const facts: Fact[] = [
    {
      ...about,
      kind: 'paid',
      providerPaymentId,
      amount,
      currency,
      at,
      fee: null,
      payer: name === null && account === null ? null : { name, account },
    },
  ];
  // A payment that is called given back is so, whether or not its sum says it.
  const refunded = status === 'Refunded' ? amount : payment.refundedAmount;
  return [...facts, ...totals(about, providerPaymentId, refunded, payment.requestedRefundAmount)];
}

/** Nothing is said where nothing has gone back. */
export function totals(
  about: About,
  providerPaymentId: string,
  refunded: number,
  requested: number,
): Fact[] {
  return refunded > 0 || requested > 0
    ? [{ ...about, kind: 'refund-totals', providerPaymentId, refunded, requested }]
    : [];
}

/** Items of one page of a list. */
const PAGE = 100;
/** Pages after which a list is taken for endless. */
const MOST_PAGES = 500;

/** All of a list, page by page. */
export async function askAll<Item extends v.GenericSchema>(
  { ask }: MaibConnection,
  path: string,
  query: Record<string, string>,
  item: Item,
): Promise<Answer<{ items: v.InferOutput<Item>[] }>> {
  const form = v.object({ items: v.array(item), totalCount: v.number() });
  const items: v.InferOutput<Item>[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const params = new URLSearchParams({
      ...query,
      count: String(PAGE),
      offset: String(items.length),
    });
    const answer = await ask(`${path}?${params}`, form);
    if (answer.outcome !== 'done') return answer;
    items.push(...answer.result.items);
    if (answer.result.items.length === 0 || items.length >= answer.result.totalCount) {
      return { outcome: 'done', items };
    }
  }
  return { outcome: 'unknown', reason: 'unreadable', code: null };
}

const NO_ID = /^[0-]+$/;
const MOST_REASON = 500;

export async function refundPayment(
  { ask }: MaibConnection,
  { refundRef, attempt, amount, reason }: NewRefund,
): Promise<Answer<{ facts: Fact[] }>> {
  const answer = await ask(
    `/v2/payments/${encodeURIComponent(attempt.providerPaymentId)}/refund`,
    v.object({ refundId: v.nullish(v.string()), status: v.nullish(v.string()) }),
    { amount: leiOf(amount), reason: reason.slice(0, MOST_REASON) },
  );
  if (answer.outcome !== 'done') return answer;
  const { refundId, status } = answer.result;
  const given = refundId && !NO_ID.test(refundId) ? refundId : null;
  const refund = { refundRef, attempt, amount, reason, refundId: given };
  return { outcome: 'done', facts: factsOfRefund(refund, status ?? 'Created', new Date()) };
}

const refundForm = v.object({
  status: v.string(),
  amount: bankAmount,
  executedAt: v.nullish(bankTime),
});

/** A refund without a name of its own is looked for in what its payment has given back. */
export async function askRefund(
  { ask }: MaibConnection,
  refund: Refund,
): Promise<Answer<{ facts: Fact[] }>> {
  if (refund.refundId === null) {
    return { outcome: 'refused', reason: 'not-found', code: null };
  }
  const answer = await ask(
    `/v2/payments/refunds/${encodeURIComponent(refund.refundId)}`,
    refundForm,
  );
  if (answer.outcome !== 'done') return answer;
  const { status, amount, executedAt } = answer.result;
  const facts = factsOfRefund({ ...refund, amount }, status, executedAt ?? new Date());
  return { outcome: 'done', facts };
}

function factsOfRefund({ refundRef, refundId, attempt, amount }: Refund, status: string, at: Date) {
  const about = { ref: attempt.ref, providerId: attempt.providerId, refundRef, refundId };
  const facts: Record<string, Fact> = {
    Created: { ...about, kind: 'refund-requested', amount, byHand: false },
    Requested: { ...about, kind: 'refund-requested', amount, byHand: false },
    Manual: { ...about, kind: 'refund-requested', amount, byHand: true },
    Accepted: { ...about, kind: 'refunded', amount, at },
    Rejected: { ...about, kind: 'refund-refused' },
  };
  const fact = facts[status];
  return fact ? [fact] : [];
}
