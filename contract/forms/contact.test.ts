import { expect, test } from 'vitest';
import { contactForm } from './contact.ts';
import { mistakesIn } from './first-issues.ts';

const request = {
  name: 'Ion Popa',
  phone: '+373-69-123-456',
  comment: 'Aveți VVGng 3x2,5?\nSunați-mă.',
};

test.each([
  ['everything filled in', {}, {}],
  ['no name', { name: '' }, { name: ['VALIDATE.NAME'] }],
  ['spaces as name', { name: '  ' }, { name: ['VALIDATE.NAME'] }],
  ['a name too long', { name: 'n'.repeat(101) }, { name: ['VALIDATE.TOO_LONG'] }],
  ['no phone', { phone: '+373' }, { phone: ['VALIDATE.PHONE_REQ'] }],
  ['half a phone', { phone: '+373-69' }, { phone: ['VALIDATE.PHONE_VALID'] }],
  ['no comment', { comment: undefined }, { comment: ['VALIDATE.COMMENT'] }],
  ['a blank comment', { comment: ' \n ' }, { comment: ['VALIDATE.COMMENT'] }],
  ['a comment as long as may be', { comment: 'c'.repeat(2000) }, {}],
  ['a comment too long', { comment: 'c'.repeat(2001) }, { comment: ['VALIDATE.TOO_LONG'] }],
])('writing to the shop with %s', (_, change, mistakes) => {
  expect(mistakesIn(contactForm, { ...request, ...change })).toEqual(mistakes);
});
