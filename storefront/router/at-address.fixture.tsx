import type { ReactNode } from 'react';
import { InRouter } from './in-router.tsx';
import { staticRouter } from './router.ts';

const Nothing = () => null;

/** Puts content on the page at an address, without any screen around it. */
export function AtAddress({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(path, 'http://shop');
  const router = staticRouter({
    location: { pathname, search, hash, key: '' },
    screen: '',
    params: {},
    frame: {},
    data: undefined,
    problem: null,
    isForCustomer: false,
    Component: Nothing,
    Problem: Nothing,
    needsReload: undefined,
  });
  return <InRouter router={router}>{children}</InRouter>;
}
