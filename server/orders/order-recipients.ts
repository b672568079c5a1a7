import { countAttempt, hashedAddress } from '../accounts/limit-attempts.ts';
import { keyOf } from '../accounts/queries.ts';
import type { Trx } from '../database/connect.ts';
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
  const limit = { attempts: settings().other_address_mails_per_hour, minutes: 60 };
  // The account before the address, always: nobody waits in a circle.
  const refused =
    (await countAttempt(trx, `order-mail:account:${customerId}`, limit)) ??
    (await countAttempt(trx, `order-mail:address:${hashedAddress(typed)}`, limit));
  return refused ? [account] : [account, typed];
}
