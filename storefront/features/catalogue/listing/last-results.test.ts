import { expect, test } from 'vitest';
import { lastResults, orLast } from './last-results.ts';

const guest = { isCustomer: false };
const customer = { isCustomer: true };

const failed = () => Promise.reject(new Error('no connection'));

test('a refresh that fails leaves what was shown', async () => {
  expect(await orLast<string[]>(failed(), ['cablu'])).toEqual(['cablu']);
});

test('a refresh that succeeds replaces it, be it with nothing', async () => {
  expect(await orLast<string[]>(Promise.resolve([]), ['cablu'])).toEqual([]);
});

test('a first answer that fails has nothing to fall back on', async () => {
  await expect(orLast(failed(), undefined)).rejects.toThrow('no connection');
});

test.each([
  ['whoever has signed out does not keep a customer’s prices', customer, guest],
  ['whoever has signed in does not keep a guest’s list', guest, customer],
])('%s where the refresh fails', (_, before, now) => {
  const last = lastResults<{ isCustomer: boolean }>();
  const leave = last.remember('/cabluri', before);
  expect(last.at('/cabluri', before)).toBe(before);
  expect(last.at('/cabluri', now)).toBeNull();
  expect(last.at('/prize', before)).toBeNull();
  leave();
  expect(last.at('/cabluri', before)).toBeNull();
});

test('results of one search are not those of the next, where that one fails', () => {
  const last = lastResults<{ isCustomer: boolean; subject: string }>();
  const cables = { isCustomer: false, subject: 'cablu' };
  last.remember('/search', cables);
  expect(last.of('cablu', '/search', guest)).toBe(cables);
  expect(last.of('priză', '/search', guest)).toBeNull();
  expect(last.of('cablu', '/brand', guest)).toBeNull();
  expect(last.of('cablu', '/search', customer)).toBeNull();
});
