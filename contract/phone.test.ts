import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMessengers, maskPhone, phonePattern } from './phone.ts';

describe('a phone however it is written', () => {
  test.each([
    '069123456',
    '69123456',
    '37369123456',
    '+37369123456',
    '+373 69 123 456',
    '+373-69-123-456',
    '0037369123456',
    '00 373 69 123 456',
    '(+373) 69-12-34-56',
    '+373 (0) 69 123 456',
    '0 69 12 34 56',
    ' 069.123.456 ',
    'tel: +373\u00a069\u00a0123\u00a0456',
    '+373+37369123456',
    '+373069123456',
    '+373-69-123-4567',
  ])('%s fits the mask', (written) => {
    expect(maskPhone(written)).toBe('+373-69-123-456');
  });

  test.each([
    ['', '+373'],
    ['+', '+373'],
    ['+3', '+373'],
    ['+37', '+373'],
    ['+373', '+373'],
    ['+3730', '+373'],
    ['+3736', '+373-6'],
    ['+373-6', '+373-6'],
    ['+373-69', '+373-69'],
    ['+373-691', '+373-69-1'],
    ['+373-69-123', '+373-69-123'],
    ['+373-69-1234', '+373-69-123-4'],
    ['6', '+373-6'],
    ['letters', '+373'],
  ])('%s, typed so far, shows as %s', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  test.each(['+40 721 234 567', '0040721234567', '+7 495 123 45 67', '+376'])(
    '%s of another country is not bent into a Moldovan number',
    (foreign) => {
      expect(maskPhone(foreign)).toBe('+373');
    },
  );

  test('masking twice changes nothing more', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'+0123679 -()x'), maxLength: 20 });
    fc.assert(
      fc.property(typed, (text) => {
        const masked = maskPhone(text);
        expect(maskPhone(masked)).toBe(masked);
        expect(masked.length).toBeLessThanOrEqual('+373-##-###-###'.length);
      }),
    );
  });
});

test.each([
  ['+373-69-123-456', true],
  ['+373-22-822-606', true],
  ['+373-69-123-45', false],
  ['+373-69-123-4567', false],
  ['+373 69 123 456', false],
  ['+373-69-123-45a', false],
  ['+373-69-123-456\n', false],
  ['+373-٦٩-123-456', false],
  ['+40-69-123-4567', false],
  ['+373', false],
  ['', false],
])('%j complete: %s', (text, complete) => {
  expect(phonePattern.test(text)).toBe(complete);
});

describe('viber and whatsapp links', () => {
  const fixed = ['+373222'];

  test.each([
    ['a mobile', '+37369123456', true],
    ['a fixed line of the capital', '+37322212345', false],
    ['the same with spaces', '+373 22 212 345', false],
    ['the same with dashes', '+373-22-212-345', false],
    ['the same dialled with 00', '0037322212345', false],
    ['a fixed line outside the list', '+37322822606', true],
  ])('%s', (_, phone, shown) => {
    expect(hasMessengers(phone, fixed)).toBe(shown);
  });

  test('every prefix of the list counts, and an empty list hides nothing', () => {
    expect(hasMessengers('+37323112345', ['+373222', '+373 231'])).toBe(false);
    expect(hasMessengers('+37322212345', [])).toBe(true);
  });
});
