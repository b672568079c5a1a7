import { useEffect } from 'react';
import { readToken } from '../../api/token.ts';
import { useRevalidation, useRouterState } from '../../router/hooks.ts';
import { closeAuth } from './auth-request.ts';
import { loadUser } from './load-user.ts';
import { onReturn } from './other-tabs.ts';
import { announceSession, watchSession } from './session.ts';
import { cleanUpAfterSignOut } from './sign-out-cleanup.ts';

/** Stands once in the layout and follows the cookie, which also other tabs write. */
export function SessionHost() {
  const { revalidate } = useRevalidation();
  const isForCustomer = useRouterState(({ view }) => view.isForCustomer);
  useEffect(() => {
    const here = readToken();
    // The page may have been made for whoever was here before it came to life.
    let seen = isForCustomer === (here !== null) ? here : undefined;
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
  }, [revalidate, isForCustomer]);
  return null;
}
