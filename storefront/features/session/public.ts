export { readToken } from '../../api/token.ts';
export { type AuthOptions, type AuthTab, openAuth } from './auth-request.ts';
export { browserApi } from './browser-api.ts';
export { forgetToken, isRefusal, loadUser } from './load-user.ts';
export { onSignedIn, type Session, setUser, useSession } from './session.ts';
export { SessionHost } from './session-host.tsx';
export { signIn, signOut } from './sign-in.ts';
