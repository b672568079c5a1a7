import { countAttempt, hashedAddress } from '../../base/access/limit-attempts.ts';
import type { Trx } from '../../base/database/connect.ts';
import { type CustomerRow, keyOf } from '../accounts/queries.ts';
import type { Shop } from '../shop.ts';

type Recipient = {
  customer: Pick<CustomerRow, 'id' | 'email' | 'email_confirmed_at'>;
  /** What was typed with the order. */
  typed: string;
  /** By the shop's people, who flood nobody who has an account. */
  byStaff?: boolean;
};

/**
 * Who gets the mails about an order: whoever owns the account. An address somebody typed gets them
 * too, as long as few do: otherwise anybody could have strangers flooded in the shop's name. So does
 * the account's own as long as nobody has confirmed it: one would register a stranger's, and order.
 */
export async function recipientsOf(
  { settings }: Pick<Shop, 'settings'>,
  trx: Trx,
  { customer: { id, email, email_confirmed_at }, typed, byStaff = false }: Recipient,
): Promise<string[]> {
  const isOther = typed !== '' && keyOf(typed) !== keyOf(email);
  // Whom the shop's people have written down without an e-mail has no other.
  if (email === '') return isOther ? [typed] : [];
  const limit = { attempts: settings().other_address_mails_per_hour, minutes: 60 };
  const isRefused = async (subject: string) =>
    (await countAttempt(trx, `order-mail:${subject}`, limit)) !== null;
  const recipients = [email];
  if (isOther && !(await isRefused(`account:${id}`))) recipients.push(typed);
  const isDoubtful = (one: string) => one !== email || !(byStaff || email_confirmed_at);
  const counted = recipients
    .map((one) => ({ one, subject: `address:${hashedAddress(one)}` }))
    .filter(({ one }) => isDoubtful(one))
    // In one order for everybody, after the account's: nobody waits in a circle.
    .toSorted((first, second) => (first.subject < second.subject ? -1 : 1));
  const refused = new Set<string>();
  for (const { one, subject } of counted) if (await isRefused(subject)) refused.add(one);
  return recipients.filter((one) => !refused.has(one));
}
