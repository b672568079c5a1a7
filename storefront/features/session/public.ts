export { readToken } from '../../api/token.ts';
export { answersOf, useAnswer } from './answers.ts';
export {
  type AuthOptions,
  type AuthTab,
  closeAuth,
  openAuth,
  useAuthRequest,
} from './auth-request.ts';
export { browserApi } from './browser-api.ts';
export { type CallAs, type Customer, callAs } from './call-as.ts';
export { forgetToken } from './forget-token.ts';
export { loadUser } from './load-user.ts';
export { PricesAsChosen } from './prices-as-chosen.tsx';
export { readSession, setUser, tokenOf, useSession } from './session.ts';
export { SessionHost } from './session-host.tsx';
export { signOut, signOutEverywhere } from './sign-in-and-out.ts';
export { onSignOutCleanup } from './sign-out-cleanup.ts';
export { useSignIn } from './use-sign-in.ts';
