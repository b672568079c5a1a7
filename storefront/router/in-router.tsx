import type { ReactNode } from 'react';
import { LocaleContext, localeOfPath } from '../../kit/i18n/locale.ts';
import { RouterContext, useLocation } from './hooks.ts';
import type { Router } from './router.ts';

/** Everything inside is at the router's address, in the language the address says. */
export const InRouter = ({ router, children }: { router: Router; children: ReactNode }) => (
  <RouterContext value={router}>
    <InAddressLocale>{children}</InAddressLocale>
  </RouterContext>
);

const InAddressLocale = ({ children }: { children: ReactNode }) => (
  <LocaleContext value={localeOfPath(useLocation().pathname)}>{children}</LocaleContext>
);
