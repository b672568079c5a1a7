import { lazy, Suspense, useEffect } from 'react';
import { type AuthOptions, closeAuth, openAuth, useAuthRequest } from '../session/public.ts';
import { AuthUnavailable } from './auth-unavailable.ts';

const AuthDialog = lazy(() =>
  import('./auth-dialog.tsx').catch(() => ({ default: AuthUnavailable })),
);

/** Stands once in the layout: shows the dialog where somebody is asked to log in or to register. */
export function AuthHost() {
  useAuthEvents();
  const request = useAuthRequest();
  return <Suspense>{request && <AuthDialog {...request} onClose={closeAuth} />}</Suspense>;
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
