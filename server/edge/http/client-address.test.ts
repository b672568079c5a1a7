import { expect, test } from 'vitest';
import { addressIn } from './client-address.ts';

test.each([
  ['192.0.2.7', 1, '192.0.2.7'],
  ['203.0.113.9, 192.0.2.7', 1, '192.0.2.7'],
  ['203.0.113.9, 192.0.2.7', 2, '203.0.113.9'],
  ['made.up, 203.0.113.9, 192.0.2.7', 2, '203.0.113.9'],
  ['192.0.2.7', 3, '192.0.2.7'],
  ['192.0.2.7:4711', 1, '192.0.2.7'],
  ['[2001:db8::7]:4711', 1, '2001:db8::7'],
  ['2001:db8::7', 1, '2001:db8::7'],
  ['fe80::1%eth0', 1, 'fe80::1'],
  ['', 1, null],
  ['unknown', 1, null],
  ["192.0.2.7' or 1=1", 1, null],
  ['x'.repeat(10_000), 1, null],
  [`${'1'.repeat(10_000)}, 192.0.2.7`, 1, '192.0.2.7'],
])('of %s behind %i proxies the caller is %s', (forwarded, proxies, address) => {
  expect(addressIn(forwarded, proxies)).toBe(address);
});
