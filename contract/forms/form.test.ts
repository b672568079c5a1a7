import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mistakesIn } from './first-issues.ts';
import { form } from './form.ts';

const guestbook = form({
  name: v.pipe(v.string('VALIDATE.NAME'), v.nonEmpty('VALIDATE.NAME')),
  stars: v.number(),
  comment: v.optional(v.string()),
});

test('a missing field says what an empty one says', () => {
  expect(mistakesIn(guestbook, { name: '', stars: 1 })).toEqual({ name: ['VALIDATE.NAME'] });
  expect(mistakesIn(guestbook, { stars: 1 })).toEqual({ name: ['VALIDATE.NAME'] });
});

test('a missing field without words of its own is invalid', () => {
  expect(mistakesIn(guestbook, { name: 'Ion' })).toEqual({ stars: ['VALIDATE.INVALID'] });
});

test.each([null, undefined, 'text', 7, true])('%j is no form at all', (input) => {
  expect(mistakesIn(guestbook, input)).toEqual({ non_field_errors: ['VALIDATE.INVALID'] });
});

test('fields it does not know are left behind', () => {
  expect(v.parse(guestbook, { name: 'Ion', stars: 5, is_admin: true })).toEqual({
    name: 'Ion',
    stars: 5,
  });
});
