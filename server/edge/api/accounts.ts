import { accountUpdate } from '../../../contract/forms/account-update.ts';
import { firstIssues } from '../../../contract/forms/first-issues.ts';
import { readForm } from '../../../contract/forms/read-form.ts';
import { registrationForm } from '../../../contract/forms/registration.ts';
import * as operations from '../../../contract/operations/accounts.ts';
import { done } from '../../base/changes/refused.ts';
import { confirmEmail, sendConfirmation } from '../../shop/accounts/confirm-email.ts';
import { confirmPasswordReset } from '../../shop/accounts/confirm-password-reset.ts';
import { logIn } from '../../shop/accounts/log-in.ts';
import { register } from '../../shop/accounts/register.ts';
import { requestPasswordReset } from '../../shop/accounts/request-password-reset.ts';
import { readUser } from '../../shop/accounts/show-user.ts';
import { revokeAllTokens, revokeToken } from '../../shop/accounts/tokens.ts';
import { updateAccount } from '../../shop/accounts/update-account.ts';
import type { Customer } from '../../shop/accounts/viewer.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Call, type Endpoint, endpoint } from './endpoint.ts';
import { invalid, Refusal } from './refusal.ts';

export const accounts = (shop: Shop): Endpoint[] => [
  endpoint(operations.logIn, async ({ body, address, device }) => {
    const { token, mark } = done(await logIn(shop, body, { address, mark: device.mark() }));
    if (mark) device.keep(mark);
    return { auth_token: token };
  }),
  endpoint(operations.logOut, ({ viewer }) => revokeToken(shop.db, viewer.token)),
  endpoint(operations.logOutEverywhere, ({ viewer }) => revokeAllTokens(shop.db, viewer.id)),
  endpoint(operations.sendEmailConfirmation, ({ viewer, locale }) =>
    sendConfirmation(shop, viewer.id, locale),
  ),
  endpoint(operations.confirmEmail, ({ body, address }) =>
    confirmEmail(shop.db, { ...body, address }),
  ),
  endpoint(operations.saveAccount, async (call) => {
    if (call.viewer.kind === 'customer') return update(shop, call.viewer, call);
    // A dead token is a customer's, who wants to change something, not to register again.
    if (call.header('authorization')) return new Refusal(401, 'ERROR.UNAUTHENTICATED');
    return registration(shop, call);
  }),
  endpoint(operations.readUser, ({ viewer }) => readUser(shop.db, viewer.id)),
  endpoint(operations.requestPasswordReset, ({ body, address, locale }) =>
    requestPasswordReset(shop, body.email, { address, locale }),
  ),
  endpoint(operations.confirmPasswordReset, ({ body }) => confirmPasswordReset(shop.db, body)),
];

async function registration(
  shop: Shop,
  { body, address, locale, device }: Call<typeof operations.saveAccount>,
) {
  const form = readForm(registrationForm, body);
  if (!form.success) return invalid(firstIssues(form.issues));
  const { mark, ...registered } = done(await register(shop, form.output, { address, locale }));
  device.keep(mark);
  return registered;
}

async function update(
  shop: Shop,
  { id: customerId, token }: Customer,
  { body, address, locale }: Call<typeof operations.saveAccount>,
) {
  const form = readForm(accountUpdate, body);
  if (!form.success) return invalid(firstIssues(form.issues));
  const asking = { customerId, token, address, locale };
  return { user: done(await updateAccount(shop, form.output, asking)) };
}
