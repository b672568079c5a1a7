import * as v from 'valibot';
import { accountAccess, newExchangeAccount } from '../../editing/exchange.ts';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { exchangeAccount } from '../exchange.ts';

const params = v.object({ id: idText });

/** Shown once: what is kept of it tells nobody. */
const withPassword = v.object({ account: exchangeAccount, password: v.string() });

/** The accounts 1C comes with. */
export const listExchangeAccounts = staffOperation('get', '/staff/exchange/accounts/', {
  needs: 'settings.read',
  answer: v.object({ results: v.array(exchangeAccount) }),
});

/** A new account for 1C; its password is said once. */
export const createExchangeAccount = staffOperation('post', '/staff/exchange/accounts/', {
  needs: 'settings.write',
  isSensitive: true,
  body: newExchangeAccount,
  answer: withPassword,
  status: 201,
});

/** Switch an account off or on, and say where it comes from. */
export const changeExchangeAccount = staffOperation('post', '/staff/exchange/accounts/{id}/', {
  needs: 'settings.write',
  isSensitive: true,
  params,
  body: accountAccess,
  answer: exchangeAccount,
  refusals: [404, 409],
});

/** A new password for 1C; whoever is in with the old one is out. */
export const renewExchangePassword = staffOperation(
  'post',
  '/staff/exchange/accounts/{id}/password/',
  { needs: 'settings.write', isSensitive: true, params, answer: withPassword, refusals: [404] },
);
