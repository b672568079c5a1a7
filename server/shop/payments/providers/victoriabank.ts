import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { VictoriabankAccount } from '../../../base/config/payments.ts';
import { askBank, type Patience } from './ask-bank.ts';
import { baniOf, decimalOf } from './bank-amount.ts';
import { tooLong } from './notice-bytes.ts';
import { isReplySigned, signQuestion } from './p-sign.ts';
import {
  type Answer,
  type Attempt,
  type Capabilities,
  type Fact,
  type FailureReason,
  type FoundSession,
  type NewAttempt,
  type NewRefund,
  type Notice,
  outOfBounds,
  type Provider,
  type Refused,
  type Session,
  type Unknown,
} from './provider.ts';
import { fieldsOfForm } from './reply-form.ts';

/**
 * Victoriabank e-Gateway: the buyer's browser brings a form to the bank, which holds the money until
 * we take it. Our reference is the only name an attempt has there.
 *
 * Neither side signs currency, kind or time, and the form goes through the buyer's hands. So nothing
 * counts that comes that way: a notice only makes us ask the bank itself.
 */

/** Minutes for which the bank takes a form, by the time that is signed in it. */
const FORM_MINUTES = 60;

const can: Capabilities = {
  currencies: ['MDL'],
  least: 1,
  most: 9_999_999_99,
  refunds: 'once',
  partialRefunds: true,
  leadsBy: 'form',
  sessionMinutes: { least: FORM_MINUTES, most: FORM_MINUTES },
  noticesTo: 'one-address',
};

const AUTHORISE = '0';
const CAPTURE = '21';
const REVERSE = '24';
const ASK = '90';

const MOST_DESCRIPTION = 50;

export function victoriabank(account: VictoriabankAccount, patience: Patience): Provider {
  const question = (fields: Record<string, string>): Record<string, string> => {
    const all = {
      ...fields,
      TERMINAL: account.terminal,
      TIMESTAMP: new Date().toISOString().replace(/\D/g, '').slice(0, 14),
      NONCE: randomBytes(32).toString('hex'),
    };
    return { ...all, P_SIGN: signQuestion(all, account.privateKey, account.digest) };
  };

  async function create(attempt: NewAttempt): Promise<Answer<Session>> {
    const refused = outOfBounds(attempt, can);
    if (refused) return refused;
    const fields = question({
      TRTYPE: AUTHORISE,
      ORDER: attempt.ref,
      AMOUNT: decimalOf(attempt.amount),
      CURRENCY: attempt.currency,
      DESC: attempt.description.slice(0, MOST_DESCRIPTION),
      MERCH_NAME: account.name,
      MERCH_URL: account.shopUrl,
      MERCHANT: account.merchant,
      EMAIL: attempt.email,
      COUNTRY: 'MD',
      BACKREF: attempt.returnUrl,
      LANG: attempt.language,
    });
    return {
      outcome: 'done',
      providerId: null,
      lead: { by: 'form', url: account.url, fields },
      expiresAt: new Date(Date.now() + FORM_MINUTES * 60_000),
    };
  }

  /** The bank's own answer to a question of ours. */
  async function ask(fields: Record<string, string>): Promise<Answer<{ reply: Reply }>> {
    const answer = await askBank(
      account.url,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(question(fields)).toString(),
      },
      patience,
    );
    if (answer.outcome !== 'answered') return answer;
    const code = answer.status === 200 ? null : `http-${answer.status}`;
    if (answer.status === 429) return { outcome: 'refused', reason: 'busy', code };
    if (answer.status >= 500) return { outcome: 'unknown', reason: 'bank-fault', code };
    if (answer.status >= 400) return { outcome: 'refused', reason: 'invalid', code };
    const reply = readReply(fieldsOfForm(answer.text), account);
    return reply === null || reply.ORDER !== fields.ORDER
      ? { outcome: 'unknown', reason: 'unreadable', code }
      : { outcome: 'done', reply };
  }

  /** What has become of one kind of it; null where the bank has none. */
  async function askAbout(
    ref: string,
    kind: string,
  ): Promise<{ outcome: 'done'; reply: Reply | null } | Refused | Unknown> {
    const answer = await ask({ TRTYPE: ASK, TRAN_TRTYPE: kind, ORDER: ref });
    if (answer.outcome !== 'done') return answer;
    const { reply } = answer;
    return { outcome: 'done', reply: reply.ACTION === FAULT && reply.RRN === '' ? null : reply };
  }

  /** Null: the bank has nothing under our reference. */
  async function factsAbout(ref: string): Promise<Answer<{ facts: Fact[] | null }>> {
    const about = { ref, providerId: null };
    const held = await askAbout(ref, AUTHORISE);
    if (held.outcome !== 'done') return held;
    if (held.reply === null) return { outcome: 'done', facts: null };
    if (held.reply.ACTION !== DONE) {
      const reason = failureOf(held.reply.RC);
      return { outcome: 'done', facts: [{ ...about, kind: 'failed', reason }] };
    }
    const money = moneyOf(held.reply);
    if (money === null) return { outcome: 'unknown', reason: 'unreadable', code: null };
    const taken = await askAbout(ref, CAPTURE);
    if (taken.outcome !== 'done') return taken;
    const back = await askAbout(ref, REVERSE);
    if (back.outcome !== 'done') return back;
    const facts: Fact[] = [{ ...about, kind: 'authorised', ...money }];
    const refunded = back.reply?.ACTION === DONE ? back.reply.AMOUNT : null;
    const paid = taken.reply?.ACTION === DONE ? moneyOf(taken.reply) : null;
    if (paid) facts.push(paidFact(ref, { ...paid, providerPaymentId: money.providerPaymentId }));
    if (refunded !== null && paid) {
      const { providerPaymentId } = money;
      facts.push({ ...about, kind: 'refund-totals', providerPaymentId, refunded, requested: 0 });
    }
    if (refunded !== null && !paid) facts.push({ ...about, kind: 'cancelled' });
    return { outcome: 'done', facts };
  }

  async function status({ ref, expiresAt }: Attempt): Promise<Answer<{ facts: Fact[] }>> {
    const answer = await factsAbout(ref);
    if (answer.outcome !== 'done') return answer;
    if (answer.facts !== null) return { outcome: 'done', facts: answer.facts };
    const isOver = expiresAt.getTime() < Date.now();
    const expired: Fact = { ref, providerId: null, kind: 'expired' };
    return { outcome: 'done', facts: isOver ? [expired] : [] };
  }

  async function find(ref: string): Promise<Answer<{ sessions: FoundSession[] }>> {
    const answer = await factsAbout(ref);
    if (answer.outcome !== 'done') return answer;
    const { facts } = answer;
    const session = { providerId: null, lead: null, expiresAt: null };
    return { outcome: 'done', sessions: facts ? [{ ...session, facts }] : [] };
  }

  /** Moves money that is held, in the currency it was to be paid in. */
  async function move(
    kind: string,
    { ref, currency }: Attempt,
    amount: number,
  ): Promise<Answer<{ reply: Reply }>> {
    const held = await askAbout(ref, AUTHORISE);
    if (held.outcome !== 'done') return held;
    if (held.reply === null) return { outcome: 'refused', reason: 'not-found', code: null };
    const { ACTION, RRN, INT_REF, CURRENCY, AMOUNT } = held.reply;
    if (ACTION !== DONE || CURRENCY !== currency) {
      return { outcome: 'refused', reason: 'state', code: null };
    }
    if (amount > AMOUNT) return { outcome: 'refused', reason: 'amount', code: null };
    const answer = await ask({
      TRTYPE: kind,
      ORDER: ref,
      AMOUNT: decimalOf(amount),
      CURRENCY: currency,
      RRN,
      INT_REF,
    });
    return answer.outcome === 'done' ? judged(answer.reply) : answer;
  }

  async function capture(attempt: Attempt, amount: number): Promise<Answer<{ facts: Fact[] }>> {
    const answer = await move(CAPTURE, attempt, amount);
    if (answer.outcome !== 'done') return answer;
    const paid = moneyOf(answer.reply);
    if (paid === null) return { outcome: 'unknown', reason: 'unreadable', code: null };
    return { outcome: 'done', facts: [paidFact(attempt.ref, paid)] };
  }

  async function cancel(attempt: Attempt): Promise<Answer<{ facts: Fact[] }>> {
    const taken = await askAbout(attempt.ref, CAPTURE);
    if (taken.outcome !== 'done') return taken;
    if (taken.reply?.ACTION === DONE) return { outcome: 'refused', reason: 'state', code: null };
    const answer = await move(REVERSE, attempt, attempt.amount);
    if (answer.outcome !== 'done') return answer;
    return {
      outcome: 'done',
      facts: [{ ref: attempt.ref, providerId: null, kind: 'cancelled' }],
    };
  }

  async function refund(asked: NewRefund): Promise<Answer<{ facts: Fact[] }>> {
    const { attempt, amount, refundRef } = asked;
    const answer = await move(REVERSE, attempt, amount);
    if (answer.outcome !== 'done') return answer;
    const about = { ref: attempt.ref, providerId: null, refundRef, refundId: null };
    return {
      outcome: 'done',
      facts: [
        { ...about, kind: 'refunded', amount: answer.reply.AMOUNT, at: timeOf(answer.reply) },
      ],
    };
  }

  return {
    name: 'victoriabank',
    can,
    create,
    find,
    status,
    parseNotice: (bytes) => noticeOf(bytes, account),
    capture,
    cancel,
    refund,
  };
}

const DONE = '0';
const DOUBLED = '1';
const FAULT = '3';

const replyForm = v.object({
  ACTION: v.picklist(['0', '1', '2', '3']),
  RC: v.string(),
  RRN: v.optional(v.string(), ''),
  INT_REF: v.optional(v.string(), ''),
  ORDER: v.string(),
  // Of what the bank does not have it names no sum.
  AMOUNT: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => baniOf(text || '0')),
    v.number('is no sum of money'),
  ),
  CURRENCY: v.optional(v.string(), ''),
  TIMESTAMP: v.optional(v.string(), ''),
});
type Reply = v.InferOutput<typeof replyForm>;

/** Null for what the bank has not signed, or nobody can read. */
function readReply(
  fields: Record<string, string>,
  { publicKey, digest }: VictoriabankAccount,
): Reply | null {
  if (!isReplySigned(fields, publicKey, digest)) return null;
  const read = v.safeParse(replyForm, fields);
  return read.success ? read.output : null;
}

/** That something was done before leaves open what: the bank is asked. */
function judged(reply: Reply): Answer<{ reply: Reply }> {
  const code = `${reply.ACTION}-${/^[\w-]{1,4}$/.test(reply.RC) ? reply.RC : ''}`;
  if (reply.ACTION === DONE) return { outcome: 'done', reply };
  return reply.ACTION === DOUBLED || reply.ACTION === FAULT
    ? { outcome: 'unknown', reason: 'bank-fault', code }
    : { outcome: 'refused', reason: 'state', code };
}

function moneyOf(reply: Reply) {
  const { RRN: providerPaymentId, AMOUNT: amount, CURRENCY: currency } = reply;
  if (providerPaymentId === '' || currency === '') return null;
  return { providerPaymentId, amount, currency, at: timeOf(reply) };
}

const paidFact = (ref: string, money: NonNullable<ReturnType<typeof moneyOf>>): Fact => ({
  ref,
  providerId: null,
  kind: 'paid',
  ...money,
  fee: null,
  payer: null,
});

/** `20261119203000` is GMT. */
function timeOf({ TIMESTAMP }: Reply): Date {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(TIMESTAMP) ?? [];
  const [year = 0, month = 1, ...rest] = parts.map(Number);
  const [day = 1, hour = 0, minute = 0, second = 0] = rest;
  return parts.length === 6
    ? new Date(Date.UTC(year, month - 1, day, hour, minute, second))
    : new Date();
}

/** By ISO 8583, and the gateway's own below zero. */
const failures: Record<string, FailureReason> = {
  '14': 'wrong-card',
  '54': 'wrong-card',
  '1A': 'not-authenticated',
  '51': 'no-funds',
  '61': 'no-funds',
  '65': 'not-authenticated',
  '91': 'bank-fault',
  '96': 'bank-fault',
  '-19': 'not-authenticated',
};

const failureOf = (rc: string): FailureReason =>
  failures[rc] ?? (rc.startsWith('-') ? 'bank-fault' : 'declined');

/** A form, at the address the bank was told once, and at the page the buyer comes back to. */
function noticeOf(bytes: Uint8Array, account: VictoriabankAccount): Notice {
  const long = tooLong(bytes);
  if (long) return long;
  const fields = Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')));
  if (!fields.P_SIGN) return { verdict: 'bad', why: 'unsigned' };
  if (!isReplySigned(fields, account.publicKey, account.digest)) {
    return { verdict: 'bad', why: 'wrong-signature' };
  }
  const reply = readReply(fields, account);
  if (reply === null) return { verdict: 'unknown', about: null };
  const about = { ref: reply.ORDER, providerId: null };
  return { verdict: 'stale', eventKey: `${reply.ORDER} ${reply.RRN} ${reply.ACTION}`, about };
}
