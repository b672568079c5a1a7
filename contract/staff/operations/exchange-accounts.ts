import * as v from 'valibot';
import { accountAccess, newExchangeAccount } from '../../editing/exchange.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { exchangeAccount } from '../exchange.ts';

const params = v.object({ id: idText });
/** Whoever has the password writes prices and stock. */
const letting = { access: 'staff', needs: 'settings.write', isSensitive: true } as const;
/** Shown once: what is kept of it tells nobody. */
const withPassword = v.object({ account: exchangeAccount, password: v.string() });

export const listExchangeAccounts = operation({
  access: 'staff',
  needs: 'settings.read',
  id: 'staffListExchangeAccounts',
  method: 'get',
  path: '/staff/exchange/accounts/',
  summary: 'The accounts 1C comes with',
  answer: v.object({ results: v.array(exchangeAccount) }),
});
export const createExchangeAccount = operation({
  ...letting,
  id: 'staffCreateExchangeAccount',
  method: 'post',
  path: '/staff/exchange/accounts/',
  summary: 'A new account for 1C; its password is said once',
  body: newExchangeAccount,
  answer: withPassword,
  status: 201,
});
export const changeExchangeAccount = operation({
  ...letting,
  id: 'staffChangeExchangeAccount',
  method: 'post',
  path: '/staff/exchange/accounts/{id}/',
  summary: 'Switch an account off or on, and say where it comes from',
  params,
  body: accountAccess,
  answer: exchangeAccount,
  refusals: [404, 409],
});
export const renewExchangePassword = operation({
  ...letting,
  id: 'staffRenewExchangePassword',
  method: 'post',
  path: '/staff/exchange/accounts/{id}/password/',
  summary: 'A new password for 1C; whoever is in with the old one is out',
  params,
  answer: withPassword,
  refusals: [404],
});
