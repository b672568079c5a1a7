import { expect, test } from 'vitest';
import { answerTo } from './answer-to.ts';

test('who signs out takes the prices along that stand below the search', () => {
  const found = { token: 'ion', price: 12 };
  expect(answerTo('ion', found)).toBe(found);
  expect(answerTo(null, found)).toBeNull();
  expect(answerTo('maria', found)).toBeNull();
});

test('a guest keeps what was found until a customer asks', () => {
  const found = { token: null, price: null };
  expect(answerTo(null, found)).toBe(found);
  expect(answerTo('ion', found)).toBeNull();
  expect(answerTo('ion', null)).toBeNull();
});
