import { expect, test } from 'vitest';
import { maskPhone } from '../../contract/phone.ts';
import { caretAfterMask } from './caret-after-mask.ts';

/** `|` marks the caret. */
function mask(marked: string) {
  const caret = marked.indexOf('|');
  const typed = marked.replace('|', '');
  const masked = maskPhone(typed);
  const place = caretAfterMask(typed, caret, masked);
  return `${masked.slice(0, place)}|${masked.slice(place)}`;
}

test.each([
  ['typed at the end, it stays at the end', '+373-691|', '+373-69-1|'],
  ['pasted whole', '+37369123456|', '+373-69-123-456|'],
  ['pasted behind the prefix', '+373069123456|', '+373-69-123-456|'],
  ['a digit put in the middle', '+373-691|-23-456', '+373-69-1|23-456'],
  ['a digit taken from the middle', '+373-69-12|-456', '+373-69-12|4-56'],
  ['a dash taken away moves over it', '+373-69|123-456', '+373-69|-123-456'],
  ['it never stands within the prefix', '+3|73-69', '+373|-69'],
])('%s', (_, typed, masked) => {
  expect(mask(typed)).toBe(masked);
});
