import { expect, test } from 'vitest';
import { isWithin, readNetwork } from './networks.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7'], true],
  ['192.0.2.8', ['192.0.2.7'], false],
  ['192.0.2.200', ['192.0.2.0/24'], true],
  ['192.0.3.1', ['10.0.0.0/8', '192.0.2.0/24'], false],
  ['10.250.1.1', ['10.0.0.0/8', '192.0.2.0/24'], true],
  ['2001:db8:7::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  // As a socket that speaks both says it.
  ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
  ['::ffff:192.0.3.7', ['192.0.2.0/24'], false],
  ['fe80::1%eth0', ['fe80::/10'], true],
  ['198.51.100.1', ['0.0.0.0/0'], true],
  ['local', ['0.0.0.0/0', '::/0'], false],
  ['', ['0.0.0.0/0'], false],
])('%s within %j: %s', (address, networks, expected) => {
  expect(isWithin(networks, address)).toBe(expected);
});

test.each(['', 'office', '192.0.2', '192.0.2.0/33', '2001:db8::/129', '192.0.2.0/-1', '1.2.3.4/'])(
  '%j is no network',
  (entry) => expect(readNetwork(entry)).toBeNull(),
);
