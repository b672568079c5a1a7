import { expect, test } from 'vitest';
import { orFormer } from './former-answers.ts';

const failed = () => Promise.reject(new Error('no connection'));

test('a refresh that fails leaves what was shown', async () => {
  expect(await orFormer<string[]>(failed(), ['cablu'])).toEqual(['cablu']);
});

test('a refresh that succeeds replaces it, be it with nothing', async () => {
  expect(await orFormer<string[]>(Promise.resolve([]), ['cablu'])).toEqual([]);
});

test('a first answer that fails has nothing to fall back on', async () => {
  await expect(orFormer(failed(), undefined)).rejects.toThrow('no connection');
});
