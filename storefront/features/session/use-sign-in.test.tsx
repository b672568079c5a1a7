import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { InRouter } from '../../router/in-router.tsx';
import { staticRouter } from '../../router/router.ts';
import { useSignIn } from './use-sign-in.ts';

const Nothing = () => null;

const page = {
  location: { pathname: '/', search: '', hash: '', key: '' },
  screen: '',
  params: {},
  data: undefined,
  problem: null,
  isForCustomer: false,
  Component: Nothing,
  Problem: Nothing,
  needsReload: undefined,
};

function SignsIn() {
  void useSignIn()('secret');
  return null;
}

/** The cookie of somebody who signs in on a page with this frame. */
function cookieAfterSignIn(frame: unknown): string {
  const visitor = { cookie: '' };
  vi.stubGlobal('document', visitor);
  vi.stubGlobal('window', { location: { protocol: 'https:', reload() {} } });
  renderToString(
    <InRouter router={staticRouter({ ...page, frame })}>
      <SignsIn />
    </InRouter>,
  );
  return visitor.cookie;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('somebody who signed in stays so for as long as the shop lets a token live', () => {
  expect(cookieAfterSignIn({ settings: { token_days: 7 } })).toBe(
    'token=secret; path=/; max-age=604800; SameSite=Lax; Secure',
  );
});

test.each([
  ['the settings could not be had', { settings: null }],
  ['nothing around the page could be had', undefined],
])('where %s it is thirty days', (_, frame) => {
  expect(cookieAfterSignIn(frame)).toContain('max-age=2592000;');
});
