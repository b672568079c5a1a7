import { randomInt } from 'node:crypto';
import type { NewPhoneCustomer } from '../../../contract/staff/phone-orders.ts';
import type { Changing } from '../../base/changes/change.ts';
import { invalid } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import { findTaken, insertCustomer } from '../accounts/queries.ts';
import { composeResetLink, queueResetLink } from '../accounts/request-password-reset.ts';
import { taken } from '../accounts/taken-names.ts';
import { accountOpened } from '../letters/templates/account-opened.ts';
import type { Shop } from '../shop.ts';

/**
 * An account for somebody who calls for the first time. With an e-mail they get a link to choose a
 * password by; without one nothing is sent, and nobody signs in until there is one.
 */
export async function addPhoneCustomer(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  { trx, note }: Changing,
  { name, phone, email, company_name, idno, locale }: NewPhoneCustomer,
  /** Of a password nobody knows. */
  password_hash: string,
) {
  const others = taken(await findTaken(trx, { email: email || undefined }));
  if (others) throw invalid({ 'new_customer.email': ['VALIDATE.EMAIL_TAKEN'] });
  const customer = await insertCustomer(trx, {
    username: await freeUsername(trx),
    name,
    phone,
    email,
    password_hash,
    locale,
    is_juridical: company_name !== '',
    company_name,
    idno,
  });
  // The fields stay out of the log, which is kept forever.
  note({ verb: 'create', entity: 'customer', ids: [customer.id], version: 1 });
  if (email !== '') {
    const link = await composeResetLink({ ...shop, db: trx }, customer, locale, accountOpened);
    await queueResetLink(trx, customer, link, 'account-opened');
  }
  return { ...customer, locale };
}

// Without letters and digits that are misread on the phone.
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';

/** Told in the letter; whoever has no e-mail never needs it. Not the phone: nobody shall try those. */
async function freeUsername(trx: Trx): Promise<string> {
  for (;;) {
    const ending = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const username = `client-${ending}`;
    if (!(await findTaken(trx, { username })).username) return username;
  }
}
