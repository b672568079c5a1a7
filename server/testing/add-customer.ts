import * as v from 'valibot';
import { personForm } from '../../contract/forms/registration.fixture.ts';
import { registrationForm } from '../../contract/forms/registration.ts';
import type { Database } from '../base/database/connect.ts';
import { insertCustomer } from '../shop/accounts/queries.ts';
import { customerOf } from '../shop/accounts/register.ts';
import { showUser } from '../shop/accounts/show-user.ts';
import { issueToken } from '../shop/accounts/tokens.ts';

/** Of `parola-buna-1`, at the least cost there is: a real hash would be most of what a test does. */
export const CHEAP_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$Y2FibGFqLXRlc3Qtc2FsdA$ZqxedjhiCrFvAjagSC2ezbmlRAl/2Uvxg4R+YxAS5T8';

const TOKEN_DAYS = 30;

/** A customer as the registration makes one, without its letter and without the cost of its hash. */
export async function addCustomer(
  db: Database,
  { username, ...fields }: { username: string } & Record<string, unknown>,
) {
  const form = v.parse(registrationForm, { ...personForm(username), ...fields });
  const customer = await insertCustomer(db, {
    ...customerOf(form),
    password_hash: CHEAP_PASSWORD_HASH,
    locale: 'ro',
  });
  const token = await issueToken(db, customer.id, TOKEN_DAYS);
  return { token, username, user: showUser(customer) };
}
