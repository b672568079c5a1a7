import { expect, test } from 'vitest';
import { mistakesIn } from './first-issues.ts';
import { passwordResetConfirm, passwordResetRequest } from './password-reset.ts';

test.each([
  ['ion@exemplu.md', {}],
  [undefined, { email: ['VALIDATE.EMAIL_REQ'] }],
  ['', { email: ['VALIDATE.EMAIL_REQ'] }],
  ['   ', { email: ['VALIDATE.EMAIL_REQ'] }],
  ['ion', { email: ['VALIDATE.EMAIL_VALID'] }],
])('asking for a new password with the e-mail %j', (email, mistakes) => {
  expect(mistakesIn(passwordResetRequest, { email })).toEqual(mistakes);
});

const confirmation = { uid: 'MTI', token: 'c0ffee', new_password: 'parola nouă' };

test.each([
  ['the link of the mail', {}, {}],
  ['half a link', { token: '' }, { token: ['ERROR.RESET_LINK_INVALID'] }],
  ['a link without its owner', { uid: undefined }, { uid: ['ERROR.RESET_LINK_INVALID'] }],
  ['a link without end', { token: 't'.repeat(201) }, { token: ['VALIDATE.TOO_LONG'] }],
  ['no password', { new_password: '' }, { new_password: ['VALIDATE.PASSWORD'] }],
  ['a short password', { new_password: '1234567' }, { new_password: ['VALIDATE.PASSWORD_LENGTH'] }],
])('setting it with %s', (_, change, mistakes) => {
  expect(mistakesIn(passwordResetConfirm, { ...confirmation, ...change })).toEqual(mistakes);
});
