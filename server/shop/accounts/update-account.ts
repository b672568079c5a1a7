import type { AccountData, AccountUpdate } from '../../../contract/forms/account-update.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { MessageKey } from '../../../contract/messages.ts';
import type { User } from '../../../contract/shapes/account.ts';
import {
  attemptLimits,
  countAttempt,
  countNaming,
  mayBeWrittenTo,
} from '../../base/access/limit-attempts.ts';
import { hashPassword, verifyPassword } from '../../base/access/password.ts';
import { changeWithin } from '../../base/changes/change.ts';
import { invalid, Refused } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';
import type { Sender } from '../../base/mail/letter.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { readSender } from '../letters/read-sender.ts';
import { confirmEmail } from '../letters/templates/confirm-email.ts';
import { customerEmailChanged } from '../letters/templates/customer-email-changed.ts';
import { customerPasswordChanged } from '../letters/templates/customer-password-changed.ts';
import type { Shop } from '../shop.ts';
import { withPlaces } from './account-places.ts';
import { newConfirmation, writeConfirmation } from './confirm-email.ts';
import { whyGuessable } from './guessable-password.ts';
import { forgetDevices } from './known-devices.ts';
import {
  type CustomerRow,
  changePassword,
  findTaken,
  lockCustomer,
  voidResetLink,
} from './queries.ts';
import { saveCustomer } from './save-customer.ts';
import { showUser } from './show-user.ts';
import { orTaken, taken } from './taken-names.ts';
import { revokeOtherTokens } from './tokens.ts';

type Asking = { customerId: number; token: string; address: string; locale: Locale };

/**
 * Changes what is sent. What opens the account, its e-mail and its password, changes only with the
 * present password: a token may be somebody's who found the browser open. The former address hears
 * of it, and whoever else is signed in is so no more.
 */
export async function updateAccount(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  { new_password = '', current_password, ...given }: AccountUpdate,
  asking: Asking,
): Promise<User | Refused> {
  const { customerId, address } = asking;
  const proof = await prove(shop, customerId, { ...given, new_password, current_password });
  if (proof instanceof Refused) return proof;
  // The slow work stays outside the transaction.
  const passwordHash = new_password === '' ? null : await hashPassword(new_password);
  const sender = proof.hash === null ? null : await readSender(shop.db, shop, asking.locale);
  const work = transact(shop.db, async (trx): Promise<User | Refused> => {
    const { version, ...customer } = await lockCustomer(trx, customerId);
    const changes = withoutSameNames(given, customer);
    const isOtherEmail = changes.email !== undefined && !isSameEmail(changes.email, customer.email);
    if ((isOtherEmail || passwordHash) && !(await stillHolds(trx, customerId, proof.hash))) {
      return wrong('VALIDATE.PASSWORD_PRESENT');
    }
    const missing = missingOfCompany({ ...customer, ...changes });
    if (missing) return invalid(missing);
    if (changes.username !== undefined || changes.email !== undefined) {
      const refused = await countNaming(trx, address);
      if (refused) return refused;
      const others = taken(await findTaken(trx, changes, customerId));
      if (others) return others;
    }

    const placed = await withPlaces(trx, customer, changes, asking.locale);
    if ('mistakes' in placed) return invalid(placed.mistakes);
    const changed = await changeWithin(trx, `customer:${customerId}`, (changing) => {
      if (passwordHash) {
        const after = { password: 'changed' };
        changing.note({ verb: 'change', entity: 'customer', ids: [customerId], after });
      }
      return saveCustomer(changing, { ...customer, version }, placed);
    });
    if (passwordHash && sender) await setPassword(trx, customer, passwordHash, sender);
    // A link on its way to the former e-mail must not open the account any more.
    if (changed && changed.email !== customer.email) await voidResetLink(trx, customerId);
    if (changed && isOtherEmail && sender) {
      await tellOfEmail(shop, trx, customer, changed, sender);
    }
    if (passwordHash || isOtherEmail) await revokeOtherTokens(trx, customerId, asking.token);
    return showUser(changed ?? customer);
  });
  return orTaken(work);
}

const wrong = (message: MessageKey) => invalid({ current_password: [message] });

/** Written in other letters it is still the same mailbox. */
const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The hash that the present password was checked against; null where nothing asks for it. */
async function prove(
  { db }: Pick<Shop, 'db'>,
  customerId: number,
  { email, new_password, current_password = '' }: AccountUpdate & { new_password: string },
): Promise<{ hash: string | null } | Refused> {
  if (email === undefined && new_password === '') return { hash: null };
  const customer = await db
    .selectFrom('customer')
    .select(['username', 'email', 'name', 'company_name', 'password_hash'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const isOtherEmail = email !== undefined && !isSameEmail(email, customer.email);
  if (!isOtherEmail && new_password === '') return { hash: null };
  if (current_password === '') return wrong('VALIDATE.PASSWORD_PRESENT');
  const subject = `own-password:${customerId}`;
  const refused = await countAttempt(db, subject, attemptLimits.ownPasswordPerAccount);
  if (refused) return refused;
  if (!(await verifyPassword(current_password, customer.password_hash))) {
    return wrong('VALIDATE.PASSWORD_PRESENT_WRONG');
  }
  const guessable = new_password === '' ? null : whyGuessable(new_password, customer);
  if (guessable) return invalid({ new_password: [guessable] });
  return { hash: customer.password_hash };
}

/** Since it was checked nobody has set another password. */
async function stillHolds(trx: Trx, customerId: number, hash: string | null): Promise<boolean> {
  if (hash === null) return false;
  const stored = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('password_hash', '=', hash)
    .executeTakeFirst();
  return stored !== undefined;
}

async function setPassword(trx: Trx, customer: CustomerRow, hash: string, sender: Sender) {
  await changePassword(trx, customer.id, hash);
  await forgetDevices(trx, customer.id);
  await voidResetLink(trx, customer.id);
  if (customer.email === '') return;
  await queueMail(trx, {
    ...customerPasswordChanged(sender),
    kind: 'customer-password-changed',
    recipient: customer.email,
    customerId: customer.id,
  });
}

/** To the former address that it is so no more, to the new one how to confirm it. */
async function tellOfEmail(
  shop: Pick<Shop, 'config'>,
  trx: Trx,
  former: CustomerRow,
  now: CustomerRow,
  sender: Sender,
) {
  const isNotified =
    former.email !== '' &&
    (former.email_confirmed_at !== null || (await mayBeWrittenTo(trx, former.email)));
  if (isNotified) {
    await queueMail(trx, {
      ...customerEmailChanged({ ...sender, username: former.username, isByOwner: true }),
      kind: 'customer-email-changed',
      recipient: former.email,
      customerId: former.id,
    });
  }
  const { tokenHash, linkFor } = newConfirmation(shop, sender.locale);
  await writeConfirmation(trx, now, tokenHash);
  if (!(await mayBeWrittenTo(trx, now.email))) return;
  await queueMail(trx, {
    ...confirmEmail({ ...sender, link: linkFor(now.id) }),
    kind: 'confirm-email',
    recipient: now.email,
    customerId: now.id,
  });
}

/** The form sends all it shows; a name that stays as it is needs not be free. */
function withoutSameNames(
  { username, email, ...rest }: AccountData,
  customer: { username: string; email: string },
): AccountData {
  return {
    ...rest,
    ...(username !== undefined && username !== customer.username && { username }),
    ...(email !== undefined && email !== customer.email && { email }),
  };
}

/** A company stays one: it keeps its name and fiscal code. */
export function missingOfCompany(customer: {
  is_juridical: boolean;
  company_name: string;
  idno: string;
}): Record<string, MessageKey[]> | null {
  if (!customer.is_juridical || (customer.company_name && customer.idno)) return null;
  return {
    ...(!customer.company_name && { company_name: ['VALIDATE.COMPANY_NAME'] }),
    ...(!customer.idno && { idno: ['VALIDATE.CODE_REQ'] }),
  };
}
