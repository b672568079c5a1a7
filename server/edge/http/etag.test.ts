import { expect, test } from 'vitest';
import { etagOf, isHeld } from './etag.ts';

test('the tag names the content', () => {
  expect(etagOf('a')).toBe(etagOf(new TextEncoder().encode('a')));
  expect(etagOf('a')).not.toBe(etagOf('b'));
});

test.each([
  ['W/"1"', true],
  ['"1"', true],
  ['"0", W/"1"', true],
  ['*', true],
  ['W/"2"', false],
  ['', false],
  [undefined, false],
])('of W/"1", If-None-Match: %s is held: %s', (header, held) => {
  expect(isHeld(header, 'W/"1"')).toBe(held);
});
