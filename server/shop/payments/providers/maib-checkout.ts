import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { bankAmount, bankTime, leiOf } from './bank-amount.ts';
import type { MaibConnection } from './maib-connection.ts';
import { askAll, askRefund, factsOfPayment, paymentForm, refundPayment } from './maib-payments.ts';
import { firstOf, isSame, jsonIn, tooLong } from './notice-bytes.ts';
import {
  type About,
  type Answer,
  type Attempt,
  type Capabilities,
  type Fact,
  type FoundSession,
  type NewAttempt,
  type Notice,
  outOfBounds,
  type Provider,
  type Session,
} from './provider.ts';

/** maib e-Commerce Checkout, second version: the buyer pays on a page of the bank, by card or MIA. */

/** No field of a request sets it; the bank's own example lives so long. */
const SESSION_MINUTES = 25;

const can: Capabilities = {
  currencies: ['MDL'],
  least: 1,
  most: null,
  refunds: 'many',
  partialRefunds: true,
  leadsBy: 'address',
  sessionMinutes: { least: SESSION_MINUTES, most: SESSION_MINUTES },
  noticesTo: 'each-attempt',
};

/** Of the description: the bank names no length, and nobody reads more. */
const MOST_DESCRIPTION = 120;

export function maibCheckout(maib: MaibConnection): Provider {
  async function create(attempt: NewAttempt): Promise<Answer<Session>> {
    const refused = outOfBounds(attempt, can);
    if (refused) return refused;
    const answer = await maib.ask(
      '/v2/checkouts',
      v.object({ checkoutId: v.string(), checkoutUrl: webAddress }),
      {
        amount: leiOf(attempt.amount),
        currency: attempt.currency,
        language: attempt.language,
        callbackUrl: attempt.noticeUrl,
        successUrl: attempt.returnUrl,
        failUrl: attempt.returnUrl,
        // No items: the bank counts them in whole pieces, and cable is sold by the metre.
        orderInfo: {
          id: attempt.ref,
          description: attempt.description.slice(0, MOST_DESCRIPTION),
        },
      },
    );
    if (answer.outcome !== 'done') return answer;
    const { checkoutId, checkoutUrl } = answer.result;
    return {
      outcome: 'done',
      providerId: checkoutId,
      lead: { by: 'address', url: checkoutUrl },
      expiresAt: new Date(Date.now() + SESSION_MINUTES * 60_000),
    };
  }

  async function find(ref: string): Promise<Answer<{ sessions: FoundSession[] }>> {
    const answer = await askAll(maib, '/v2/checkouts', { orderId: ref }, checkoutForm);
    if (answer.outcome !== 'done') return answer;
    // The filter is the bank's; what it lets through is looked at all the same.
    const ours = answer.items.filter(({ order }) => order?.id === ref);
    return { outcome: 'done', sessions: ours.map(foundSession) };
  }

  async function status(attempt: Attempt): Promise<Answer<{ facts: Fact[] }>> {
    if (attempt.providerId === null) return factsFound(await find(attempt.ref));
    const answer = await maib.ask(
      `/v2/checkouts/${encodeURIComponent(attempt.providerId)}`,
      checkoutForm,
    );
    if (answer.outcome === 'done') {
      const facts = factsOfCheckout(answer.result);
      const isPaidSomewhere = answer.result.status === 'Completed' && !answer.result.payment;
      return isPaidSomewhere ? payments({ orderId: attempt.ref }) : { outcome: 'done', facts };
    }
    if (answer.outcome === 'unknown' || answer.reason !== 'not-found') return answer;
    // Forgotten by the bank, which forgets no money.
    const paid = await payments({ orderId: attempt.ref });
    if (paid.outcome !== 'done' || paid.facts.length > 0) return paid;
    const about = { ref: attempt.ref, providerId: attempt.providerId };
    return { outcome: 'done', facts: [{ ...about, kind: 'expired' }] };
  }

  async function payments(query: Record<string, string>): Promise<Answer<{ facts: Fact[] }>> {
    const answer = await askAll(maib, '/v2/payments', query, paymentForm);
    if (answer.outcome !== 'done') return answer;
    const facts = answer.items
      .filter(({ orderId }) => query.orderId === undefined || query.orderId === orderId)
      .flatMap((payment) =>
        factsOfPayment(payment, { ref: payment.orderId ?? null, providerId: null }),
      );
    return { outcome: 'done', facts };
  }

  async function cancel({ ref, providerId }: Attempt): Promise<Answer<{ facts: Fact[] }>> {
    if (providerId === null) return { outcome: 'refused', reason: 'not-found', code: null };
    const answer = await maib.ask(
      `/v2/checkouts/${encodeURIComponent(providerId)}/cancel`,
      v.object({ status: v.literal('Cancelled') }),
      {},
    );
    if (answer.outcome !== 'done') return answer;
    return { outcome: 'done', facts: [{ ref, providerId, kind: 'cancelled' }] };
  }

  return {
    name: 'maib-checkout',
    can,
    create,
    find,
    status,
    cancel,
    parseNotice: (bytes, headers, receivedAt) =>
      checkoutNotice(maib.signatureKey, bytes, headers, receivedAt),
    refund: (refund) => refundPayment(maib, refund),
    refundStatus: (refund) => askRefund(maib, refund),
    list: (from, to) =>
      payments({ executedAtFrom: from.toISOString(), executedAtTo: to.toISOString() }),
  };
}

/** Where a browser is sent: nothing that is no page. */
export const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/));

const checkoutForm = v.object({
  id: v.string(),
  status: v.string(),
  url: v.nullish(webAddress),
  expiresAt: v.nullish(bankTime),
  order: v.nullish(v.object({ id: v.nullish(v.string()) })),
  payment: v.nullish(paymentForm),
});
type Checkout = v.InferOutput<typeof checkoutForm>;

const OPEN = new Set(['WaitingForInit', 'Initialized', 'PaymentMethodSelected']);

function factsOfCheckout({ id, order, status, payment }: Checkout): Fact[] {
  const about: About = { ref: order?.id ?? null, providerId: id };
  const paid = payment ? factsOfPayment(payment, about) : [];
  if (paid.length > 0) return paid;
  if (status === 'Failed') return [{ ...about, kind: 'failed', reason: 'unsaid' }];
  if (status === 'Cancelled') return [{ ...about, kind: 'cancelled' }];
  if (status === 'Expired' || status === 'Abandoned') return [{ ...about, kind: 'expired' }];
  return [];
}

const foundSession = (checkout: Checkout): FoundSession => ({
  providerId: checkout.id,
  lead: checkout.url && OPEN.has(checkout.status) ? { by: 'address', url: checkout.url } : null,
  expiresAt: checkout.expiresAt ?? null,
  facts: factsOfCheckout(checkout),
});

export const factsFound = (
  found: Answer<{ sessions: FoundSession[] }>,
): Answer<{ facts: Fact[] }> =>
  found.outcome === 'done'
    ? { outcome: 'done', facts: found.sessions.flatMap(({ facts }) => facts) }
    : found;

const noticeForm = v.object({
  checkoutId: v.string(),
  orderId: v.nullish(v.string()),
  paymentId: v.string(),
  // Of the payment: what the checkout asked for stands beside it.
  paymentAmount: bankAmount,
  paymentCurrency: v.string(),
  paymentStatus: v.string(),
  paymentExecutedAt: bankTime,
  senderName: v.nullish(v.string()),
  senderIban: v.nullish(v.string()),
});

/** Whom it is about, where the rest cannot be read. */
const aboutForm = v.object({ checkoutId: v.string(), orderId: v.nullish(v.string()) });

/** By how far the bank's stamp may differ from our clock. A repeated notice may carry its first one. */
const FRESH = 5 * 60_000;
const STAMP = /^\d{13}$/;
const SIGNATURE = /^sha256=([\w+/]{43}=)$/;

/** HMAC-SHA-256 over the bytes as they came, a point and the stamp. */
function checkoutNotice(
  key: string,
  bytes: Uint8Array,
  headers: Headers,
  receivedAt: Date,
): Notice {
  const long = tooLong(bytes);
  if (long) return long;
  const stamp = firstOf(headers, 'X-Signature-Timestamp');
  const [, given] = SIGNATURE.exec(firstOf(headers, 'X-Signature') ?? '') ?? [];
  if (!given || !stamp || !STAMP.test(stamp)) return { verdict: 'bad', why: 'unsigned' };
  const right = createHmac('sha256', key).update(bytes).update(`.${stamp}`).digest();
  if (!isSame(right, Buffer.from(given, 'base64'))) {
    return { verdict: 'bad', why: 'wrong-signature' };
  }
  const content = jsonIn(bytes);
  const whom = v.safeParse(aboutForm, content);
  const about = whom.success
    ? { ref: whom.output.orderId ?? null, providerId: whom.output.checkoutId }
    : null;
  const read = v.safeParse(noticeForm, content);
  if (!read.success || about === null) return { verdict: 'unknown', about };
  const { paymentId, paymentStatus } = read.output;
  const eventKey = `${paymentId} ${paymentStatus}`;
  if (Math.abs(receivedAt.getTime() - Number(stamp)) > FRESH) {
    return { verdict: 'stale', eventKey, about };
  }
  const facts = factsOfNotice(read.output, about);
  return facts
    ? { verdict: 'ok', eventKey, about, facts, remark: null }
    : { verdict: 'unknown', about };
}

/** Null for a status that is not said to come. */
function factsOfNotice(notice: v.InferOutput<typeof noticeForm>, about: About): Fact[] | null {
  if (notice.paymentStatus === 'Failed') return [{ ...about, kind: 'failed', reason: 'unsaid' }];
  const facts = factsOfPayment(
    {
      paymentId: notice.paymentId,
      status: notice.paymentStatus,
      amount: notice.paymentAmount,
      currency: notice.paymentCurrency,
      executedAt: notice.paymentExecutedAt,
      senderName: notice.senderName,
      senderIban: notice.senderIban,
      refundedAmount: 0,
      requestedRefundAmount: 0,
    },
    about,
  );
  return facts.length > 0 ? facts : null;
}
