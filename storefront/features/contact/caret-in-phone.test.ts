import { expect, test } from 'vitest';
import { caretInPhone, countDigits } from './caret-in-phone.ts';

/** The caret as a bar in the number. */
const shown = (masked: string, digitsAfter: number) => {
  const at = caretInPhone(masked, digitsAfter);
  return `${masked.slice(0, at)}|${masked.slice(at)}`;
};

test('who types at the end stays at the end', () => {
  expect(shown('+373-69', 0)).toBe('+373-69|');
  expect(shown('+373-69-123-456', 0)).toBe('+373-69-123-456|');
});

test('who corrects a digit in the middle stays there', () => {
  expect(shown('+373-69-123-456', 5)).toBe('+373-69-1|23-456');
});

test('at a dash the caret is before it: Backspace takes a digit, not the dash again and again', () => {
  expect(shown('+373-69-123-456', 6)).toBe('+373-69|-123-456');
});

test('the caret never stands inside the prefix', () => {
  expect(shown('+373', 0)).toBe('+373|');
  expect(shown('+373-69', 5)).toBe('+373|-69');
});

test('signs between digits do not count', () => {
  expect(countDigits('-123-456')).toBe(6);
});
