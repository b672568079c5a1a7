import type { Locale } from '../../../../contract/locale.ts';
import type { ProviderName } from '../../../base/config/environment.ts';

/**
 * A bank, or whoever else takes money for the shop, as the shop sees it. A provider turns what the
 * bank says into facts and decides nothing: what an order has been paid is the sum of its facts.
 * Calls it does not have, such as `capture`, are those its bank does not offer.
 */
export type Provider = {
  name: ProviderName;
  can: Capabilities;
  /** The attempt's row is committed before, so that nothing at the bank is without one here. */
  create: (attempt: NewAttempt) => Promise<Answer<Session>>;
  /** What the bank has under our reference: asked before anything unknown is created again. */
  find: (ref: string) => Promise<Answer<{ sessions: FoundSession[] }>>;
  /** No facts: the buyer may still pay. */
  status: (attempt: Attempt) => Promise<Answer<{ facts: Fact[] }>>;
  /** What the bank has told by itself. Pure: the same bytes always say the same. */
  parseNotice: (bytes: Uint8Array, headers: Headers, receivedAt: Date) => Notice;
  /** Takes the money that is held. */
  capture?: (attempt: Attempt, amount: number) => Promise<Answer<{ facts: Fact[] }>>;
  /** Ends an attempt that is not paid. */
  cancel?: (attempt: Attempt) => Promise<Answer<{ facts: Fact[] }>>;
  /** Never called twice for one refund: after `unknown`, `status` says whether it was done. */
  refund: (refund: NewRefund) => Promise<Answer<{ facts: Fact[] }>>;
  /** What has become of a refund that the bank gave a name of its own. */
  refundStatus?: (refund: Refund) => Promise<Answer<{ facts: Fact[] }>>;
  /** All money of that time, also of attempts nobody here knows of. */
  list?: (from: Date, to: Date) => Promise<Answer<{ facts: Fact[] }>>;
};

/** What the checkout must know to offer only what fits an order; all sums in bani. */
export type Capabilities = {
  currencies: readonly string[];
  least: number;
  /** Null: the bank names no limit. */
  most: number | null;
  refunds: 'many' | 'once';
  partialRefunds: boolean;
  /** What the buyer is given: an address to go to, a form to send there, or a link for a QR code. */
  leadsBy: Lead['by'];
  /** For how many minutes a buyer may pay: as we ask within these, or as the bank decides. */
  sessionMinutes: { least: number; most: number };
  /** Whether the bank tells of each attempt where that attempt says, or always at one address. */
  noticesTo: 'each-attempt' | 'one-address';
};

export type NewAttempt = {
  /** Ours, 6 to 32 digits, of this attempt alone and for ever. */
  ref: string;
  amount: number;
  currency: string;
  language: Locale;
  /** What the buyer reads at the bank, which cuts it where it is too long. */
  description: string;
  email: string;
  /** Where the browser comes back to, however it went. */
  returnUrl: string;
  noticeUrl: string;
  expiresAt: Date;
};

/** An attempt as far as it is known here. */
export type Attempt = {
  ref: string;
  amount: number;
  currency: string;
  /** What the bank calls its session; null where it has no name for it or did not come to tell. */
  providerId: string | null;
  /** What the bank calls the money it holds or has. */
  providerPaymentId: string | null;
  expiresAt: Date;
};

export type Lead =
  | { by: 'address'; url: string }
  | { by: 'form'; url: string; fields: Record<string, string> }
  | { by: 'qr'; url: string };

export type Session = { providerId: string | null; lead: Lead; expiresAt: Date };

/** A form cannot be found again at the bank, and what is over leads nowhere. */
export type FoundSession = {
  providerId: string | null;
  lead: Lead | null;
  expiresAt: Date | null;
  facts: Fact[];
};

export type NewRefund = {
  /** Ours, of this refund alone. */
  refundRef: string;
  attempt: Attempt & { providerPaymentId: string };
  amount: number;
  reason: string;
};

export type Refund = NewRefund & {
  /** What the bank calls it: told to us, and not always unique. */
  refundId: string | null;
};

/** Whom a fact is about: by our reference, the bank's name for its session, or both. */
export type About = { ref: string | null; providerId: string | null };

/** What is so at the bank. The order in which facts arrive says nothing. */
export type Fact = About &
  (
    | { kind: 'authorised'; providerPaymentId: string; amount: number; currency: string; at: Date }
    | {
        kind: 'paid';
        providerPaymentId: string;
        amount: number;
        currency: string;
        at: Date;
        /** What the bank keeps of it, where it says so. */
        fee: number | null;
        payer: Payer | null;
      }
    | { kind: 'failed'; reason: FailureReason }
    | { kind: 'expired' }
    | { kind: 'cancelled' }
    | {
        kind: 'refund-requested';
        refundRef: string;
        refundId: string | null;
        amount: number;
        /** The bank cannot do it by itself: somebody has to speak to its people. */
        byHand: boolean;
      }
    | {
        kind: 'refunded';
        refundRef: string;
        refundId: string | null;
        amount: number;
        at: Date;
      }
    | { kind: 'refund-refused'; refundRef: string; refundId: string | null }
    /** Of a payment: what has gone back and what is about to, in all, whoever asked for it. */
    | { kind: 'refund-totals'; providerPaymentId: string; refunded: number; requested: number }
  );

/** Who paid, for the shop's people alone: never for the log. */
export type Payer = { name: string | null; account: string | null };

export type FailureReason =
  | 'declined'
  | 'no-funds'
  | 'wrong-card'
  | 'not-authenticated'
  | 'bank-fault'
  | 'unsaid';

/** `refused`: it surely was not done. `unknown`: it may have been, and `status` or `find` says so. */
export type Answer<What> = ({ outcome: 'done' } & What) | Refused | Unknown;

/** `code`: as the bank names it, for the log and for asking the bank; never what it says in words. */
export type Refused = { outcome: 'refused'; reason: RefusalReason; code: string | null };
export type Unknown = { outcome: 'unknown'; reason: UnknownReason; code: string | null };

export type RefusalReason =
  | 'amount'
  | 'not-found'
  /** What it is asked of is over, or not as far yet. */
  | 'state'
  /** Our credentials, our address, or the shop's contract. */
  | 'not-allowed'
  | 'busy'
  | 'invalid'
  /** The bank was not reached at all. */
  | 'unreachable';

export type UnknownReason = 'too-late' | 'cut-off' | 'unreadable' | 'bank-fault';

export type Notice =
  /** `remark`: what is odd about it and worth a line in the log. */
  | { verdict: 'ok'; eventKey: string; about: About; facts: Fact[]; remark: string | null }
  /** The bank's, and no proof: from another time, or unsigned where it matters. The bank is asked. */
  | { verdict: 'stale'; eventKey: string; about: About }
  /** The bank's, and nothing we can read: as above, where it says of what. */
  | { verdict: 'unknown'; about: About | null }
  | { verdict: 'bad'; why: 'too-long' | 'unsigned' | 'unreadable' | 'wrong-signature' };

const REF = /^\d{6,32}$/;

/** A sum the bank would not take is refused before it is asked; anything else that does not fit is our mistake. */
export function outOfBounds(attempt: NewAttempt, can: Capabilities): Refused | null {
  const { ref, amount, currency } = attempt;
  if (!REF.test(ref)) throw new Error('The reference of an attempt is not 6 to 32 digits');
  if (!Number.isSafeInteger(amount)) throw new Error('The sum of an attempt is no whole bani');
  if (!can.currencies.includes(currency)) throw new Error(`Attempts are not made in ${currency}`);
  const fits = amount >= can.least && (can.most === null || amount <= can.most);
  return fits ? null : { outcome: 'refused', reason: 'amount', code: null };
}
