import { expect, test } from 'vitest';
import { typedBy } from './typed-checkout.ts';

const typed = { name: 'Ion Popa' };

test.each([
  ['a guest reads what a guest typed', null, null, typed],
  ['whoever logs in finds what they typed before', null, 7, typed],
  ['a customer whose session expired finds it all', 7, null, typed],
  ['the same customer finds it again', 7, 7, typed],
  ['another customer finds nothing of it', 7, 8, {}],
])('%s', (_, owner, user, expected) => {
  expect(typedBy({ owner, typed }, user)).toEqual(expected);
});
