import { expect, test } from 'vitest';
import { mistakesIn } from './first-issues.ts';
import { loginForm } from './login.ts';

const login = { username: 'ion.popa', password: 'secret' };

test.each([
  ['username and password', {}, {}],
  ['the e-mail as username', { username: 'ion@exemplu.md' }, {}],
  ['a password from before today’s rules', { password: 'abc' }, {}],
  ['no username', { username: undefined }, { username: ['VALIDATE.USERNAME'] }],
  ['an empty username', { username: '' }, { username: ['VALIDATE.USERNAME'] }],
  ['spaces as username', { username: '   ' }, { username: ['VALIDATE.USERNAME'] }],
  ['no password', { password: undefined }, { password: ['VALIDATE.PASSWORD'] }],
  ['an empty password', { password: '' }, { password: ['VALIDATE.PASSWORD'] }],
  ['spaces as password', { password: '   ' }, { password: ['VALIDATE.PASSWORD'] }],
  ['a username without end', { username: 'a'.repeat(255) }, { username: ['VALIDATE.TOO_LONG'] }],
  [
    'a password without end',
    { password: 'a'.repeat(129) },
    { password: ['VALIDATE.PASSWORD_LENGTH'] },
  ],
  ['a NUL', { username: 'ion\0' }, { username: ['VALIDATE.INVALID'] }],
])('logging in with %s', (_, change, mistakes) => {
  expect(mistakesIn(loginForm, { ...login, ...change })).toEqual(mistakes);
});

test('an empty form says all that is missing at once', () => {
  expect(mistakesIn(loginForm, {})).toEqual({
    username: ['VALIDATE.USERNAME'],
    password: ['VALIDATE.PASSWORD'],
  });
});
