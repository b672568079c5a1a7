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
  expect(unsent.claim(ION)).toBe(false);
  expect(unsent.ids()).toEqual(new Set([1, 2]));
});

test('it is sent on the next page too, and only once', () => {
  unsentIn('second').add([1, 2]);
  const next = unsentIn('second');
  next.claim(ION);
  next.settle(new Set([1]));
  expect(next.ids()).toEqual(new Set([2]));
});

test('what another customer left unsent is not sent, what is changed on this page is', () => {
  const before = unsentIn('third');
  before.claim(ANA);
  before.add([1]);
  const unsent = unsentIn('third');
  unsent.add([2]);
  expect(unsent.claim(ION)).toBe(true);
  expect(unsent.ids()).toEqual(new Set([2]));
  expect(unsent.claim(ION)).toBe(false);
});

test('what one customer changed is not the next one’s who comes in another tab, and is not lost', () => {
  const unsent = unsentIn('fifth');
  unsent.claim(ION);
  unsent.add([1], true);
  beHere('ana');
  unsent.add([2]);
  expect(unsent.claim(ANA)).toBe(true);
  expect([unsent.ids(), unsent.isAll()]).toEqual([new Set([2]), false]);
  unsent.settle(new Set([2]));
  beHere('ion');
  unsent.claim(ION);
  expect(unsent.ids()).toEqual(new Set([1]));
});

test('what was changed last is sent last', () => {
  const unsent = unsentIn('fourth');
  unsent.add([1, 2]);
  unsent.add([3]);
  unsent.add([1]);
  expect([...unsent.ids()]).toEqual([2, 3, 1]);
});
