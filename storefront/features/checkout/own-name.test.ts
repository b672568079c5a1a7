import { expect, test } from 'vitest';
import { isOwnName } from './own-name.ts';

test.each([
  ['', 'Ion Popa', true],
  ['Ion Popa', '', true],
  ['Ion Popa', 'Popa  Ion', true],
  ['Ion', 'ion popa', true],
  ['Ion Popa', 'Ion-Andrei Popa', true],
  ['Ion Popa', 'Maria Popa', false],
  ['Ion Popa', 'Ion', false],
])('of %j, an order for %j is one’s own: %s', (own, typed, isOwn) => {
  expect(isOwnName(own, typed)).toBe(isOwn);
});
