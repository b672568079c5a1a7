import { sql } from 'kysely';
import { CONFIRMATION_LINK_HOURS } from '../../../contract/constants.ts';
import { type Locale, localePrefix } from '../../../contract/locale.ts';
import { attemptLimits, countAttempt, hashedAddress } from '../../base/access/limit-attempts.ts';
import { networkOf } from '../../base/access/network-of.ts';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { readSender } from '../letters/read-sender.ts';
import { confirmEmail as template } from '../letters/templates/confirm-email.ts';
import type { Shop } from '../shop.ts';
import { lockCustomerRow } from './queries.ts';
import { readUid, writeUid } from './reset-uid.ts';

/** What a link carries, and what is kept of it. */
export function newConfirmation(shop: Pick<Shop, 'config'>, locale: Locale) {
  const token = newSecretKey();
  const page = `${shop.config.publicUrl}${localePrefix(locale)}/account`;
  return {
    tokenHash: hashSecretKey(token),
    linkFor: (customerId: number) => `${page}?confirm=${writeUid(customerId)}.${token}`,
  };
}

/** The last link sent is the one that works, for the address it was sent to. */
export const writeConfirmation = (
  db: Database,
  customer: { id: number; email: string },
  tokenHash: Buffer,
) =>
  db
    .insertInto('email_confirmation')
    .values({
      customer_id: customer.id,
      email: customer.email,
      token_hash: tokenHash,
      expires_at: sql<Date>`now() + make_interval(hours => ${CONFIRMATION_LINK_HOURS})`,
    })
    .onConflict((same) =>
      same.column('customer_id').doUpdateSet(({ ref }) => ({
        email: ref('excluded.email'),
        token_hash: ref('excluded.token_hash'),
        expires_at: ref('excluded.expires_at'),
      })),
    )
    .execute();

/** To the account's present address, a few times an hour; who is confirmed already gets none. */
export async function sendConfirmation(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  customerId: number,
  locale: Locale,
): Promise<Refused | undefined> {
  const limit = attemptLimits.confirmationsPerAccount;
  const refused = await countAttempt(shop.db, `confirm-email:${customerId}`, limit);
  if (refused) return refused;
  const sender = await readSender(shop.db, shop, locale);
  return transact(shop.db, async (trx) => {
    await lockCustomerRow(trx, customerId);
    const customer = await trx
      .selectFrom('customer')
      .select(['id', 'email', 'email_confirmed_at'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (customer.email === '' || customer.email_confirmed_at) return undefined;
    // However many accounts an address is named by.
    const perAddress = attemptLimits.confirmationsPerAccount;
    const flooded = await countAttempt(
      trx,
      `confirm-email:${hashedAddress(customer.email)}`,
      perAddress,
    );
    if (flooded) return flooded;
    const { tokenHash, linkFor } = newConfirmation(shop, locale);
    await writeConfirmation(trx, customer, tokenHash);
    await queueMail(trx, {
      ...template({ ...sender, link: linkFor(customer.id) }),
      kind: 'confirm-email',
      recipient: customer.email,
      customerId,
    });
    return undefined;
  });
}

const linkInvalid = () => invalid({ non_field_errors: ['ERROR.CONFIRM_LINK_INVALID'] });

/** By a link, once; whether or not whoever opens it is signed in here. */
export async function confirmEmail(
  db: Database,
  { uid, token, address }: { uid: string; token: string; address: string },
): Promise<Refused | undefined> {
  const customerId = readUid(uid);
  if (!customerId) return linkInvalid();
  const network = `confirming:address:${networkOf(address)}`;
  const refused = await countAttempt(db, network, attemptLimits.confirmingPerAddress);
  if (refused) return refused;
  return transact(db, async (trx) => {
    await lockCustomerRow(trx, customerId);
    const link = await trx
      .deleteFrom('email_confirmation')
      .where('customer_id', '=', customerId)
      .where('token_hash', '=', hashSecretKey(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('email')
      .executeTakeFirst();
    if (!link) return linkInvalid();
    const { numUpdatedRows } = await trx
      .updateTable('customer')
      .set({ email_confirmed_at: sql<Date>`now()` })
      .where('id', '=', customerId)
      .where('email', '=', link.email)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? undefined : linkInvalid();
  });
}
