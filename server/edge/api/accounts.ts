import { accountUpdate } from '../../../contract/forms/account-update.ts';
import { firstIssues } from '../../../contract/forms/first-issues.ts';
import { readForm } from '../../../contract/forms/read-form.ts';
import { registrationForm } from '../../../contract/forms/registration.ts';
import * as operations from '../../../contract/operations/accounts.ts';
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
import { invalid, Refusal, tooMany } from './refusal.ts';

export const accounts = (shop: Shop): Endpoint[] => [
  endpoint(operations.logIn, async ({ body, address, device }) => {
    const outcome = await logIn(shop, body, { address, mark: device.mark() });
    switch (outcome.kind) {
      case 'logged-in':
        if (outcome.mark) device.keep(outcome.mark);
        return { auth_token: outcome.token };
      case 'wrong-credentials':
        return invalid({ non_field_errors: ['ERROR.CREDENTIALS'] });
      case 'blocked':
        return invalid({ non_field_errors: ['ERROR.ACCOUNT_BLOCKED'] });
      case 'too-many-attempts':
        return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
    }
  }),
  endpoint(operations.logOut, async ({ viewer }) => {
    await revokeToken(shop.db, viewer.token);
    return null;
  }),
  endpoint(operations.logOutEverywhere, async ({ viewer }) => {
    await revokeAllTokens(shop.db, viewer.id);
    return null;
  }),
  endpoint(operations.sendEmailConfirmation, async ({ viewer, locale }) => {
    const outcome = await sendConfirmation(shop, viewer.id, locale);
    return outcome.kind === 'done'
      ? null
      : tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
  }),
  endpoint(operations.confirmEmail, async ({ body, address }) => {
    const outcome = await confirmEmail(shop.db, { ...body, address });
    if (outcome === 'confirmed') return null;
    if (outcome !== 'link-invalid') {
      return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
    }
    return invalid({ non_field_errors: ['ERROR.CONFIRM_LINK_INVALID'] });
  }),
  endpoint(operations.saveAccount, async (call) => {
    if (call.viewer.kind === 'customer') return update(shop, call.viewer, call);
    // A dead token is a customer's, who wants to change something, not to register again.
    if (call.header('authorization')) return new Refusal(401, 'ERROR.UNAUTHENTICATED');
    return registration(shop, call);
  }),
  endpoint(operations.readUser, ({ viewer }) => readUser(shop.db, viewer.id)),
  endpoint(operations.requestPasswordReset, async ({ body, address, locale }) => {
    const outcome = await requestPasswordReset(shop, body.email, { address, locale });
    return outcome.kind === 'done'
      ? null
      : tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
  }),
  endpoint(operations.confirmPasswordReset, async ({ body }) => {
    const outcome = await confirmPasswordReset(shop.db, body);
    if (outcome === 'password-set') return null;
    if (typeof outcome === 'object') return invalid({ new_password: [outcome.guessable] });
    return invalid({ non_field_errors: ['ERROR.RESET_LINK_INVALID'] });
  }),
];

async function registration(
  shop: Shop,
  { body, address, locale, device }: Call<typeof operations.saveAccount>,
) {
  const form = readForm(registrationForm, body);
  if (!form.success) return invalid(firstIssues(form.issues));
  const outcome = await register(shop, form.output, { address, locale });
  switch (outcome.kind) {
    case 'registered':
      device.keep(outcome.mark);
      return { token: outcome.token, user: outcome.user };
    case 'taken':
    case 'invalid':
      return invalid(outcome.fields);
    case 'too-many-attempts':
      return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
  }
}

async function update(
  shop: Shop,
  { id: customerId, token }: Customer,
  { body, address, locale }: Call<typeof operations.saveAccount>,
) {
  const form = readForm(accountUpdate, body);
  if (!form.success) return invalid(firstIssues(form.issues));
  const asking = { customerId, token, address, locale };
  const outcome = await updateAccount(shop, form.output, asking);
  switch (outcome.kind) {
    case 'updated':
      return { user: outcome.user };
    case 'taken':
    case 'invalid':
      return invalid(outcome.fields);
    case 'too-many-attempts':
      return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
  }
}
