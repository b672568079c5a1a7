import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { api } from '../api/api.ts';
import { session, takeSession } from '../session/session.ts';
import { Frame } from './frame.tsx';
import { navigation } from './navigation.ts';
import { NotFound } from './problems.tsx';

export const rootRoute = createRootRoute({ notFoundComponent: NotFound });

/** Every screen but those of signing in is below this one. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: Frame,
  async beforeLoad({ location }) {
    const who = session.read() ?? (await readSession());
    if (!who) throw redirect({ to: '/sign-in', search: { to: location.publicHref } });
    if (who.may_only_enrol) throw redirect({ to: '/enrol' });
  },
});

/** What is nowhere keeps the menu beside it. */
export const nowhereRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '$',
  component: NotFound,
});

/** The door leads to the first screen that whoever came in may open. */
export const startRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  beforeLoad() {
    const permissions = session.read()?.permissions ?? [];
    const first = navigation.find(({ needs }) => !needs || permissions.includes(needs));
    throw redirect({ href: first?.href ?? '/admin/account', replace: true });
  },
});

async function readSession() {
  try {
    const found = await api.get('/staff/session/');
    takeSession(found);
    return found;
  } catch {
    return null;
  }
}

/** Where to go once signed in: an address of the back office, never another site. */
export const afterSignIn = v.object({
  to: v.optional(
    v.fallback(v.pipe(v.string(), v.regex(/^\/admin(\/[^/\\].*|\/?|\?.*)$/)), '/admin'),
  ),
});
