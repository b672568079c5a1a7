import { expect, test } from 'vitest';
import { orLast } from './listing-request.ts';

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
