import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';

/** What the bank has written down. All sums are whole bani. */
export type Books = ReturnType<typeof openBooks>;

export type SessionStatus = 'open' | 'paid' | 'failed' | 'expired' | 'cancelled';

/** A checkout or a QR code. */
export type Session = {
  id: string;
  product: 'checkout' | 'qr';
  ref: string | null;
  amount: number;
  currency: string;
  language: 'ro' | 'ru';
  description: string;
  noticeUrl: string | null;
  successUrl: string | null;
  failUrl: string | null;
  status: SessionStatus;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
};

export type Payment = {
  id: string;
  sessionId: string;
  product: Session['product'];
  ref: string | null;
  amount: number;
  currency: string;
  fee: number;
  card: string | null;
  iban: string | null;
  rrn: string;
  at: Date;
};

export type RefundStatus = 'Created' | 'Requested' | 'Accepted' | 'Rejected' | 'Manual';
type RefundEnd = Exclude<RefundStatus, 'Created' | 'Requested'>;

export type Refund = {
  id: string;
  paymentId: string;
  amount: number;
  reason: string;
  at: Date;
  end: RefundEnd;
};

/** Of the e-Gateway: money that is put aside first, and taken or given back by another word. */
export type Authorisation = {
  key: string;
  ref: string;
  amount: number;
  currency: string;
  description: string;
  language: 'ro' | 'ru';
  backref: string;
  /** Null while the buyer is still asked. */
  rc: string | null;
  rrn: string;
  intRef: string;
  captured: number | null;
  reversed: number | null;
};

/** Seconds from asking for a refund until it is on its way, and until it has ended. */
const REFUND_REQUESTED = 5;
const REFUND_ENDED = 60;

export const newRrn = () => String(randomInt(1e11, 1e12));

export function openBooks(clock: Clock) {
  const sessions = new Map<string, Session>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const authorisations = new Map<string, Authorisation>();
  const refundEnds: RefundEnd[] = [];

  const since = (date: Date) => (clock.now().getTime() - date.getTime()) / 1000;

  function statusOf(refund: Refund): RefundStatus {
    if (since(refund.at) < REFUND_REQUESTED) return 'Created';
    return since(refund.at) < REFUND_ENDED ? 'Requested' : refund.end;
  }

  const refundsOf = (payment: Payment, isCounted: (status: RefundStatus) => boolean) =>
    [...refunds.values()]
      .filter(({ paymentId }) => paymentId === payment.id)
      .filter((refund) => isCounted(statusOf(refund)))
      .reduce((total, { amount }) => total + amount, 0);

  const refunded = (payment: Payment) => refundsOf(payment, (status) => status === 'Accepted');
  const requested = (payment: Payment) =>
    refundsOf(payment, (status) => status !== 'Accepted' && status !== 'Rejected');

  return {
    payments,
    refunds,
    authorisations,
    statusOf,
    refunded,
    requested,
    left: (payment: Payment) => payment.amount - refunded(payment) - requested(payment),
    addSession(session: Session) {
      sessions.set(session.id, session);
    },
    /** As it is by now: what nobody paid in time has expired. */
    session(id: string): Session | undefined {
      const session = sessions.get(id);
      if (session?.status === 'open' && session.expiresAt <= clock.now()) {
        session.status = 'expired';
      }
      return session;
    },
    sessionIds: () => [...sessions.keys()],
    /** Money comes, whatever the session says. */
    pay(session: Session, how: Partial<Pick<Payment, 'amount' | 'currency' | 'card' | 'iban'>>) {
      const amount = how.amount ?? session.amount;
      const payment: Payment = {
        id: randomUUID(),
        sessionId: session.id,
        product: session.product,
        ref: session.ref,
        amount,
        currency: how.currency ?? session.currency,
        // 0.5 %, to the ban.
        fee: session.product === 'qr' ? Math.round(amount / 200) : 0,
        card: how.card ?? null,
        iban: how.iban ?? null,
        rrn: newRrn(),
        at: clock.now(),
      };
      payments.set(payment.id, payment);
      session.status = 'paid';
      session.endedAt = payment.at;
      return payment;
    },
    end(session: Session, status: 'failed' | 'cancelled') {
      session.status = status;
      session.endedAt = clock.now();
    },
    /** How the next refunds end; Accepted where nothing is said. */
    planRefund(end: RefundEnd) {
      refundEnds.push(end);
    },
    refund(payment: Payment, amount: number, reason: string, at = clock.now()): Refund {
      const end = refundEnds.shift() ?? 'Accepted';
      const refund: Refund = { id: randomUUID(), paymentId: payment.id, amount, reason, at, end };
      refunds.set(refund.id, refund);
      return refund;
    },
    /** At the bank's counter: nobody asks the shop. */
    refundAtOnce(payment: Payment, amount: number): Refund {
      const at = new Date(clock.now().getTime() - REFUND_ENDED * 1000);
      return this.refund(payment, amount, 'at the counter', at);
    },
  };
}
