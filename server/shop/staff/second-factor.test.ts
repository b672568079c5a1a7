import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newTotpSecret, stepOf, totpAddress } from './second-factor.ts';

const AT = Date.UTC(2026, 10, 15, 12, 0, 10);

test.each([
  [-60, null],
  [-30, -1],
  [0, 0],
  [30, 1],
  [60, null],
])('a code of %i seconds away is taken: %j', (seconds, expected) => {
  const secret = newTotpSecret();
  const code = new TOTP({ secret }).generate({ timestamp: AT + seconds * 1000 });
  const step = stepOf(secret, code, AT);
  expect(step === null ? null : step - Math.floor(AT / 30_000)).toBe(expected);
});

test('an authenticator reads whose it is and of which shop', () => {
  const address = totpAddress('JBSWY3DPEHPK3PXP', 'ana@cablaj.example', 'Cablaj');
  expect(address).toMatch(/^otpauth:\/\/totp\/Cablaj:ana%40cablaj\.example\?/);
  expect(address).toContain('secret=JBSWY3DPEHPK3PXP');
});
