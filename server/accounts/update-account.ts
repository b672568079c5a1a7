import type { AccountUpdate } from '../../contract/forms/account-update.ts';
import type { MessageKey } from '../../contract/messages.ts';
import type { User } from '../../contract/shapes/account.ts';
import { changeWithin } from '../changes/change.ts';
import type { Database } from '../database/connect.ts';
import { countNaming, type TooManyAttempts } from './limit-attempts.ts';
import { findTaken, lockCustomer, voidResetLink } from './queries.ts';
import { saveCustomer } from './save-customer.ts';
import { showUser } from './show-user.ts';
import { orTaken, type Taken, taken } from './taken-names.ts';

type Outcome =
  | { kind: 'updated'; user: User }
  | { kind: 'invalid'; fields: Record<string, MessageKey[]> }
  | Taken
  | TooManyAttempts;

export function updateAccount(
  db: Database,
  customerId: number,
  given: AccountUpdate,
  address: string,
): Promise<Outcome> {
  const work = db.transaction().execute(async (trx): Promise<Outcome> => {
    const { version, ...customer } = await lockCustomer(trx, customerId);
    const changes = withoutSameNames(given, customer);

    const missing = missingOfCompany({ ...customer, ...changes });
    if (missing) return { kind: 'invalid', fields: missing };
    if (changes.username !== undefined || changes.email !== undefined) {
      const refused = await countNaming(trx, address);
      if (refused) return refused;
      const others = taken(await findTaken(trx, changes, customerId));
      if (others) return others;
    }

    const changed = await changeWithin(trx, `customer:${customerId}`, (changing) =>
      saveCustomer(changing, { ...customer, version }, changes),
    );
    // A link on its way to the former e-mail must not open the account any more.
    if (changed && changed.email !== customer.email) await voidResetLink(trx, customerId);
    return { kind: 'updated', user: showUser(changed ?? customer) };
  });
  return orTaken(work);
}

/** The form sends all it shows; a name that stays as it is needs not be free. */
function withoutSameNames(
  { username, email, ...rest }: AccountUpdate,
  customer: { username: string; email: string },
): AccountUpdate {
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
