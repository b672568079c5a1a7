import { attemptToCount, countAttempt, hashedAddress } from '../../base/access/limit-attempts.ts';
import type { Trx } from '../../base/database/connect.ts';
import type { OrderMails } from '../../base/mail/queue-mail.ts';
import type { Settings } from '../../base/settings/settings.ts';
import { keyOf } from '../accounts/queries.ts';
import type { Shop } from '../shop.ts';

type Told = {
  customerId: number;
  /** The account's e-mail; empty where it has none. */
  account: string;
  /** What was typed with the order. */
  typed: string;
};

/**
 * Who gets the mails about an order: whoever owns the account. An address somebody typed gets them
 * too, as long as few do: otherwise anybody could have strangers flooded in the shop's name.
 */
export async function recipientsOf(
  { settings }: Pick<Shop, 'settings'>,
  trx: Trx,
  { customerId, account, typed }: Told,
): Promise<string[]> {
  if (typed === '' || keyOf(typed) === keyOf(account)) return account === '' ? [] : [account];
  // Whom the shop's people have written down without an e-mail has no other.
  if (account === '') return [typed];
  const limit = mailLimit(settings());
  // The account before the address, always: nobody waits in a circle.
  const refused =
    (await countAttempt(trx, `order-mail:account:${customerId}`, limit)) ??
    (await countAttempt(trx, ofAddress(typed), limit));
  return refused ? [account] : [account, typed];
}

/**
 * The same for an account's own address, which may be anybody's until somebody confirms it: without
 * this one would register a stranger's, and order.
 */
export function ownBound(
  { settings }: Pick<Shop, 'settings'>,
  { email, email_confirmed_at }: { email: string; email_confirmed_at: Date | null },
): OrderMails['bound'] {
  if (email === '' || email_confirmed_at !== null) return null;
  const limit = mailLimit(settings());
  return {
    recipient: email,
    counted: attemptToCount(ofAddress(email), limit),
    most: limit.attempts,
  };
}

const mailLimit = ({ other_address_mails_per_hour }: Settings) => ({
  attempts: other_address_mails_per_hour,
  minutes: 60,
});

const ofAddress = (email: string) => `order-mail:address:${hashedAddress(email)}`;
