import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsentIn } from './unsent.ts';

const ION = 7;
const ANA = 8;

const beHere = (token: string) => vi.stubGlobal('document', { cookie: `token=${token}` });
beforeEach(() => beHere('ion'));
afterEach(() => void vi.unstubAllGlobals());

test('what a customer changes before the shop knows who it is stays theirs', () => {
  const unsent = unsentIn('first');
  unsent.add([1, 2]);
  unsent.claim(ION);
  expect(unsent.ids()).toEqual(new Set([1, 2]));
});

test('it is sent on the next page too, and only once', () => {
  unsentIn('second').add([1, 2]);
  const next = unsentIn('second');
  next.claim(ION);
  next.settle(new Set([1]));
  expect(next.ids()).toEqual(new Set([2]));
});

/** Ion has changed product 1; Ana is here now, has changed 5, and is not known yet. */
function afterIon(key: string) {
  const before = unsentIn(key);
  before.claim(ION);
  before.add([1]);
  beHere('ana');
  before.add([5]);
  return unsentIn(key);
}

test('what one customer changed is not the next one’s, and is not lost when they come back', () => {
  const unsent = afterIon('third');
  unsent.claim(ANA);
  expect(unsent.ids()).toEqual(new Set([5]));
  unsent.settle(new Set([1, 5]));
  beHere('ion, again');
  unsent.claim(ION);
  expect(unsent.ids()).toEqual(new Set([1]));
});

test('what somebody changed who left before they were known is nobody’s', () => {
  const unsent = afterIon('fifth');
  beHere('ion, again');
  unsent.claim(ION);
  expect(unsent.ids()).toEqual(new Set([1]));
  beHere('ana, again');
  unsent.claim(ANA);
  expect(unsent.ids()).toEqual(new Set());
});

test('what was changed last is sent last', () => {
  const unsent = unsentIn('fourth');
  unsent.add([1, 2]);
  unsent.add([3]);
  unsent.add([1]);
  expect([...unsent.ids()]).toEqual([2, 3, 1]);
});
