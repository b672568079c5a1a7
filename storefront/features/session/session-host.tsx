import { lazy, Suspense, useEffect } from 'react';
import { readToken } from '../../api/token.ts';
import { useRevalidation } from '../../router/hooks.ts';
import { type AuthOptions, closeAuth, openAuth, useAuthRequest } from './auth-request.ts';
import { AuthUnavailable } from './auth-unavailable.ts';
import { loadUser } from './load-user.ts';
import { onReturn } from './other-tabs.ts';
import { announceSession, watchSession } from './session.ts';
import { cleanUpAfterSignOut } from './sign-out-cleanup.ts';

const AuthDialog = lazy(() =>
  import('./auth/auth-dialog.tsx').catch(() => ({ default: AuthUnavailable })),
);

/** Stands once in the layout: keeps the session true and shows the dialog where it is asked for. */
export function SessionHost() {
  useTrueSession();
  useAuthEvents();
  const request = useAuthRequest();
  return <Suspense>{request && <AuthDialog {...request} onClose={closeAuth} />}</Suspense>;
}

/** Follows the cookie, which also other tabs write: what the page shows is always its holder's. */
function useTrueSession() {
  const { revalidate } = useRevalidation();
  useEffect(() => {
    let seen = readToken();
    function follow() {
      const token = readToken();
      if (token === seen) return;
      seen = token;
      if (token) closeAuth();
      announceSession();
      revalidate();
      loadUser();
    }
    function check() {
      follow();
      loadUser();
    }
    check();
    const ends = [watchSession(follow), onReturn({ check, onSignedOut: cleanUpAfterSignOut })];
    return () => {
      for (const end of ends) end();
    };
  }, [revalidate]);
}

/** Parts of the shop that do not know us ask by an event. Going back leaves the dialog behind. */
function useAuthEvents() {
  useEffect(() => {
    const ask = ({ detail }: CustomEvent<AuthOptions | null>) => openAuth(detail ?? {});
    window.addEventListener('shop:auth', ask);
    window.addEventListener('popstate', closeAuth);
    return () => {
      window.removeEventListener('shop:auth', ask);
      window.removeEventListener('popstate', closeAuth);
    };
  }, []);
}

declare global {
  interface WindowEventMap {
    'shop:auth': CustomEvent<AuthOptions | null>;
  }
}
