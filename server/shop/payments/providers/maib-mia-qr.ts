import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { baniOf, bankAmount, bankTime, decimalOf, leiOf } from './bank-amount.ts';
import { factsFound, webAddress } from './maib-checkout.ts';
import type { MaibConnection } from './maib-connection.ts';
import {
  askAll,
  askRefund,
  factsOfPayment as factsOfMaibPayment,
  paymentForm,
  refundPayment,
  totals,
} from './maib-payments.ts';
import { isSame, jsonIn, tooLong } from './notice-bytes.ts';
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

/**
 * MIA QR of maib: a link, drawn as a QR code, that any bank's app pays from account to account. One
 * payment and one sum for each, which also suits a proforma.
 */

const MINUTES_OF_60_DAYS = 60 * 24 * 60;

const can: Capabilities = {
  currencies: ['MDL'],
  least: 1,
  most: 100_000_00,
  refunds: 'many',
  partialRefunds: true,
  leadsBy: 'qr',
  sessionMinutes: { least: 1, most: MINUTES_OF_60_DAYS },
  noticesTo: 'each-attempt',
};

const MOST_DESCRIPTION = 500;

export function maibMiaQr(maib: MaibConnection): Provider {
  async function create(attempt: NewAttempt): Promise<Answer<Session>> {
    const refused = outOfBounds(attempt, can);
    if (refused) return refused;
    const answer = await maib.ask(
      '/v2/mia/qr',
      v.object({ qrId: v.string(), url: webAddress, expiresAt: v.nullish(bankTime) }),
      {
        type: 'Dynamic',
        amountType: 'Fixed',
        amount: leiOf(attempt.amount),
        currency: attempt.currency,
        description: attempt.description.slice(0, MOST_DESCRIPTION),
        orderId: attempt.ref,
        expiresAt: attempt.expiresAt.toISOString(),
        callbackUrl: attempt.noticeUrl,
        redirectUrl: attempt.returnUrl,
      },
    );
    if (answer.outcome !== 'done') return answer;
    const { qrId, url, expiresAt } = answer.result;
    return {
      outcome: 'done',
      providerId: qrId,
      lead: { by: 'qr', url },
      expiresAt: expiresAt ?? attempt.expiresAt,
    };
  }

  async function find(ref: string): Promise<Answer<{ sessions: FoundSession[] }>> {
    const codes = await askAll(maib, '/v2/mia/qr', { orderId: ref }, qrForm);
    if (codes.outcome !== 'done') return codes;
    const paid = await payments({ orderId: ref });
    if (paid.outcome !== 'done') return paid;
    const sessions = codes.items
      .filter(({ orderId }) => orderId === ref)
      .map((code) => foundSession(code, paid.facts));
    return { outcome: 'done', sessions };
  }

  async function status(attempt: Attempt): Promise<Answer<{ facts: Fact[] }>> {
    const { ref, providerId } = attempt;
    if (providerId === null) return factsFound(await find(ref));
    const code = await maib.ask(`/v2/mia/qr/${encodeURIComponent(providerId)}`, qrForm);
    if (code.outcome === 'unknown') return code;
    if (code.outcome === 'refused' && code.reason !== 'not-found') return code;
    // Asked after the code: what is paid in between is seen.
    const paid = await payments({ qrId: providerId });
    if (paid.outcome !== 'done') return paid;
    if (paid.facts.length > 0) return withTotals(paid.facts);
    const state = code.outcome === 'done' ? code.result.status : 'Expired';
    return { outcome: 'done', facts: factsOfState(state, { ref, providerId }) };
  }

  /** A payment of MIA is given back in whole or not at all by its own word: parts stand elsewhere. */
  async function withTotals(facts: Fact[]): Promise<Answer<{ facts: Fact[] }>> {
    const all: Fact[] = [];
    for (const fact of facts) {
      if (fact.kind !== 'paid') continue;
      const { providerPaymentId: id, ref, providerId } = fact;
      const payment = await maib.ask(`/v2/payments/${encodeURIComponent(id)}`, paymentForm);
      if (payment.outcome === 'unknown') return payment;
      if (payment.outcome === 'refused') return { outcome: 'done', facts };
      const more = factsOfMaibPayment(payment.result, { ref, providerId });
      all.push(fact, ...more.filter(({ kind }) => kind === 'refund-totals'));
    }
    return { outcome: 'done', facts: all };
  }

  async function payments(query: Record<string, string>): Promise<Answer<{ facts: Fact[] }>> {
    const answer = await askAll(maib, '/v2/mia/payments', query, miaPaymentForm);
    if (answer.outcome !== 'done') return answer;
    const facts = answer.items
      .filter(({ orderId }) => query.orderId === undefined || query.orderId === orderId)
      .filter(({ qrId }) => query.qrId === undefined || query.qrId === qrId)
      .flatMap(factsOfPayment);
    return { outcome: 'done', facts };
  }

  async function cancel({ ref, providerId }: Attempt): Promise<Answer<{ facts: Fact[] }>> {
    if (providerId === null) return { outcome: 'refused', reason: 'not-found', code: null };
    const answer = await maib.ask(
      `/v2/mia/qr/${encodeURIComponent(providerId)}/cancel`,
      v.object({ status: v.literal('Cancelled') }),
      { reason: `Attempt ${ref} is over` },
    );
    if (answer.outcome !== 'done') return answer;
    return { outcome: 'done', facts: [{ ref, providerId, kind: 'cancelled' }] };
  }

  return {
    name: 'maib-mia-qr',
    can,
    create,
    find,
    status,
    cancel,
    parseNotice: (bytes) => miaNotice(maib.signatureKey, bytes),
    refund: (refund) => refundPayment(maib, refund),
    refundStatus: (refund) => askRefund(maib, refund),
    list: (from, to) =>
      payments({ executedAtFrom: from.toISOString(), executedAtTo: to.toISOString() }),
  };
}

const qrForm = v.object({
  qrId: v.string(),
  orderId: v.nullish(v.string()),
  status: v.string(),
  url: v.nullish(webAddress),
  expiresAt: v.nullish(bankTime),
});

const miaPaymentForm = v.object({
  payId: v.string(),
  qrId: v.nullish(v.string()),
  orderId: v.nullish(v.string()),
  status: v.optional(v.string(), 'Executed'),
  amount: bankAmount,
  commission: v.nullish(bankAmount),
  currency: v.string(),
  payerName: v.nullish(v.string()),
  payerIban: v.nullish(v.string()),
  executedAt: bankTime,
});
type MiaPayment = v.InferOutput<typeof miaPaymentForm>;

function factsOfPayment(payment: MiaPayment): Fact[] {
  const about: About = { ref: payment.orderId ?? null, providerId: payment.qrId ?? null };
  const { payId, status, amount, currency, executedAt: at } = payment;
  if (status !== 'Executed' && status !== 'Refunded') return [];
  const name = payment.payerName ?? null;
  const account = payment.payerIban ?? null;
  return [
    {
      ...about,
      kind: 'paid',
      providerPaymentId: payId,
      amount,
      currency,
      at,
      fee: payment.commission ?? null,
      payer: name === null && account === null ? null : { name, account },
    },
    ...totals(about, payId, status === 'Refunded' ? amount : 0, 0),
  ];
}

/** A code that is paid says nothing of the money: its payment does. */
function factsOfState(state: string, about: About): Fact[] {
  if (state === 'Expired' || state === 'Inactive') return [{ ...about, kind: 'expired' }];
  return state === 'Cancelled' ? [{ ...about, kind: 'cancelled' }] : [];
}

function foundSession(code: v.InferOutput<typeof qrForm>, paid: Fact[]): FoundSession {
  const { qrId: providerId, orderId, status, url, expiresAt } = code;
  const ours = paid.filter((fact) => fact.providerId === providerId);
  return {
    providerId,
    lead: url && status === 'Active' ? { by: 'qr', url } : null,
    expiresAt: expiresAt ?? null,
    facts: ours.length > 0 ? ours : factsOfState(status, { ref: orderId ?? null, providerId }),
  };
}

const signedForm = v.object({
  result: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  signature: v.string(),
});
type Signed = v.InferOutput<typeof signedForm>['result'];

const miaNoticeForm = v.object({
  ...miaPaymentForm.entries,
  qrId: v.string(),
  qrStatus: v.picklist(['Paid', 'Active']),
});
const aboutForm = v.object({ qrId: v.string(), orderId: v.nullish(v.string()) });

/**
 * The bank's text sorts names without regard to case, and lists one example as a sort by code does:
 * payId before payerIban. Both are taken until notices of a live contract have told which it is.
 */
const orders: { sort: (one: string, other: string) => number; remark: string | null }[] = [
  { sort: (one, other) => byCode(one.toLowerCase(), other.toLowerCase()), remark: null },
  { sort: byCode, remark: 'signed in the order of codes, payId before payerIban' },
];

function byCode(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** SHA-256 over the values in the order of their names. It holds no time: what is repeated looks new. */
function miaNotice(key: string, bytes: Uint8Array): Notice {
  const long = tooLong(bytes);
  if (long) return long;
  const signed = v.safeParse(signedForm, jsonIn(bytes));
  if (!signed.success) return { verdict: 'bad', why: 'unreadable' };
  const { result, signature } = signed.output;
  const values = signedValues(result);
  if (values === null) return { verdict: 'bad', why: 'unreadable' };
  const given = Buffer.from(signature, 'base64');
  const fitting = orders.find(({ sort }) => {
    const text = values.toSorted(([one], [other]) => sort(one, other)).map(([, value]) => value);
    return isSame(
      createHash('sha256')
        .update([...text, key].join(':'))
        .digest(),
      given,
    );
  });
  if (!fitting) return { verdict: 'bad', why: 'wrong-signature' };
  const read = v.safeParse(miaNoticeForm, result);
  if (!read.success) {
    const whom = v.safeParse(aboutForm, result);
    if (!whom.success) return { verdict: 'unknown', about: null };
    const { qrId: providerId, orderId = null } = whom.output;
    return { verdict: 'unknown', about: { ref: orderId, providerId } };
  }
  const { payId, qrId: providerId, orderId } = read.output;
  return {
    verdict: 'ok',
    eventKey: `${payId} Paid`,
    about: { ref: orderId ?? null, providerId },
    facts: factsOfPayment(read.output),
    remark: fitting.remark,
  };
}

const SUMS = new Set(['amount', 'commission']);

/** What is empty is left out, and sums have two decimals. Null where one is no sum. */
function signedValues(result: Signed): [name: string, value: string][] | null {
  const filled = Object.entries(result).filter(([, value]) => value !== null && value !== '');
  const values: [string, string][] = [];
  for (const [name, value] of filled) {
    if (!SUMS.has(name)) {
      values.push([name, String(value)]);
      continue;
    }
    const bani = typeof value === 'boolean' || value === null ? null : baniOf(value);
    if (bani === null) return null;
    values.push([name, decimalOf(bani)]);
  }
  return values;
}
