import { useEffect } from 'react';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { PartUnavailable } from '../../ui/part-unavailable.ts';
import { type AuthOptions, closeAuth, openAuth, useAuthRequest } from '../session/auth-request.ts';

const AuthDialog = fetchedPart(() => import('./auth-dialog.tsx'));

/** Stands once in the layout: shows the dialog where somebody is asked to log in or to register. */
export function AuthHost() {
  useAuthEvents();
  const request = useAuthRequest();
  const missing = <PartUnavailable onClose={closeAuth} />;
  return request && <AuthDialog {...request} onClose={closeAuth} missing={missing} />;
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
