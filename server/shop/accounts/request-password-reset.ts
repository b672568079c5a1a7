import { type Locale, localePrefix } from '../../../contract/locale.ts';
import { attemptLimits, countAttempt } from '../../base/access/limit-attempts.ts';
import { networkOf } from '../../base/access/network-of.ts';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import type { Refused } from '../../base/changes/refused.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';
import type { Letter } from '../../base/mail/letter.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { readSender } from '../letters/read-sender.ts';
import { passwordReset } from '../letters/templates/password-reset.ts';
import type { Shop } from '../shop.ts';
import { findByEmail, writeResetLink } from './queries.ts';
import { writeUid } from './reset-uid.ts';

/** Milliseconds: longer than the work takes, so that the time does not tell whether there was any. */
export const ANSWER_AFTER = 200;

/**
 * Sends a link for a new password to the e-mail's owner. Neither the answer nor its time tells
 * a known e-mail from an unknown one.
 */
export async function requestPasswordReset(
  shop: Shop,
  email: string,
  { address, locale }: { address: string; locale: Locale },
): Promise<Refused | undefined> {
  const fromAddress = `reset:address:${networkOf(address)}`;
  const refused = await countAttempt(shop.db, fromAddress, attemptLimits.passwordResetPerAddress);
  if (refused) return refused;
  const [outcome] = await Promise.all([sendLink(shop, email, locale), shop.pause(ANSWER_AFTER)]);
  return outcome;
}

/** As often as one e-mail may get a link, whoever asks for it. */
export const countResets = (db: Database, email: string) =>
  countAttempt(db, `reset:email:${email.toLowerCase()}`, attemptLimits.passwordResetPerEmail);

async function sendLink(shop: Shop, email: string, locale: Locale): Promise<Refused | undefined> {
  const tooMany = await countResets(shop.db, email);
  if (tooMany) return tooMany;
  // Nobody's e-mail costs the same work, down to the link that finds no owner.
  const owner = (await findByEmail(shop.db, email)) ?? { id: 0, username: '', email };
  const link = await composeResetLink(shop, owner, locale);
  await transact(shop.db, (trx) => queueResetLink(trx, owner, link));
  return undefined;
}

type Owner = { id: number; username: string; email: string };
type ResetLink = { letter: Letter; tokenHash: Buffer };

export async function composeResetLink(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  owner: Owner,
  locale: Locale,
  /** What the letter says about the link. */
  template = passwordReset,
): Promise<ResetLink> {
  const sender = await readSender(shop.db, shop, locale);
  const token = newSecretKey();
  const page = `${shop.config.publicUrl}${localePrefix(locale)}/accounts/reset-password`;
  const link = `${page}?uid=${writeUid(owner.id)}&token=${token}`;
  const letter = template({ ...sender, username: owner.username, link });
  return { letter, tokenHash: hashSecretKey(token) };
}

/** False when the link was not written: it has no owner any more, or a blocked one. */
export async function queueResetLink(
  trx: Trx,
  owner: Owner,
  { letter, tokenHash }: ResetLink,
  kind: 'password-reset' | 'account-opened' = 'password-reset',
) {
  const isWritten = await writeResetLink(trx, owner, tokenHash);
  // To the e-mail as it is stored, never as it was typed.
  if (isWritten) {
    await queueMail(trx, {
      ...letter,
      kind,
      recipient: owner.email,
      customerId: owner.id,
    });
  }
  return isWritten;
}
