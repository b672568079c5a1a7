import type { Insertable, Kysely } from 'kysely';
import type { Contact } from '../../../contract/forms/contact.ts';
import { defaultLocale, type Locale } from '../../../contract/locale.ts';
import { attemptLimits, countAttempt } from '../../base/access/limit-attempts.ts';
import { networkOf } from '../../base/access/network-of.ts';
import type { Refused } from '../../base/changes/refused.ts';
import type { Tables } from '../../base/database/tables.ts';
import { transact } from '../../base/database/transact.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { searchTextOf } from '../accounts/person-search.ts';
import { readSender } from '../letters/read-sender.ts';
import { contactRequest } from '../letters/templates/contact-request.ts';
import type { Shop } from '../shop.ts';

/** Keeps the request and tells the shop of it, in the shop's language. */
export async function sendContactRequest(
  shop: Shop,
  { name, phone, comment }: Contact,
  { address, locale, customerId }: { address: string; locale: Locale; customerId: number | null },
): Promise<Refused | undefined> {
  const sentFrom = `contact:address:${networkOf(address)}`;
  const refused = await countAttempt(shop.db, sentFrom, attemptLimits.contactPerAddress);
  if (refused) return refused;

  const sender = await readSender(shop.db, shop, defaultLocale);
  const recipient = sender.identity.emails[0];
  const request = { name, phone, comment, customerLocale: locale };
  const letter = contactRequest({ request, ...sender });
  await transact(shop.db, async (trx) => {
    const { id } = await insertContactRequest(trx, {
      name,
      phone,
      comment,
      locale,
      customer_id: customerId,
    });
    // A shop without an address still finds the request where it is kept.
    if (recipient) {
      await queueMail(trx, { ...letter, kind: 'contact-request', recipient, contactRequestId: id });
    }
  });
  return undefined;
}

type NewContactRequest = Pick<
  Insertable<Tables['contact_request']>,
  'name' | 'phone' | 'comment' | 'locale' | 'customer_id'
>;

export const insertContactRequest = (trx: Kysely<Tables>, request: NewContactRequest) =>
  trx
    .insertInto('contact_request')
    .values({
      ...request,
      search_text: searchTextOf([request.name, request.comment], [request.phone]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
