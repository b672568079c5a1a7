import type { Registration } from '../../../contract/forms/registration.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { User } from '../../../contract/shapes/account.ts';
import { countNaming, mayBeWrittenTo } from '../../base/access/limit-attempts.ts';
import { hashPassword } from '../../base/access/password.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import { transact } from '../../base/database/transact.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { readSender } from '../letters/read-sender.ts';
import { welcome } from '../letters/templates/welcome.ts';
import type { Shop } from '../shop.ts';
import { newConfirmation, writeConfirmation } from './confirm-email.ts';
import { whyGuessable } from './guessable-password.ts';
import { markDevice } from './known-devices.ts';
import { findTaken, insertCustomer } from './queries.ts';
import { showUser } from './show-user.ts';
import { orTaken, taken } from './taken-names.ts';
import { issueToken } from './tokens.ts';

type Registered = { token: string; user: User; mark: string };

/** Makes a customer, signs them in and welcomes them, all or nothing. */
export async function register(
  shop: Shop,
  form: Registration,
  { address, locale }: { address: string; locale: Locale },
): Promise<Registered | Refused> {
  const guessable = whyGuessable(form.password, form);
  if (guessable) return invalid({ password: [guessable] });
  const refused = await countNaming(shop.db, address);
  if (refused) return refused;
  const others = taken(await findTaken(shop.db, form));
  if (others) return others;

  // The slow work stays outside the transaction.
  const password_hash = await hashPassword(form.password);
  const sender = await readSender(shop.db, shop, locale);
  const { tokenHash, linkFor } = newConfirmation(shop, locale);
  const work = transact(shop.db, async (trx): Promise<Registered> => {
    const customer = await insertCustomer(trx, { ...customerOf(form), password_hash, locale });
    const token = await issueToken(trx, customer.id, shop.settings().token_days);
    await writeConfirmation(trx, customer, tokenHash);
    if (await mayBeWrittenTo(trx, customer.email)) {
      await queueMail(trx, {
        ...welcome({ ...sender, email: customer.email, link: linkFor(customer.id) }),
        kind: 'welcome',
        recipient: customer.email,
        customerId: customer.id,
      });
    }
    const mark = await markDevice(trx, customer.id);
    return { token, user: showUser(customer), mark };
  });
  return orTaken(work);
}

/** The customer's row, without what the shop adds. */
export function customerOf(form: Registration) {
  const { username, email, phone } = form;
  if (form.user_type === 'physical') return { username, email, phone, is_juridical: false };
  const { company_name, type_company, function_in_company, c_f } = form;
  return {
    username,
    email,
    phone,
    is_juridical: true,
    company_name,
    type_company,
    function_in_company,
    idno: c_f,
  };
}
