import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIban, isIban, isIdno, isVatCode, tidyIban } from './company-numbers.ts';

describe('IDNO', () => {
  // Published numbers of real companies and institutions.
  const published = [
    '1008600038413',
    '1002600001338',
    '1015600000078',
    '1003600071952',
    '1006601000037',
  ];

  test.each(published)('%s is one', (text) => {
    expect(isIdno(text)).toBe(true);
  });

  test.each([
    ['a wrong check digit', '1008600038414'],
    ['two digits swapped', '1008600038143'],
    ['12 digits', '100860003841'],
    ['14 digits', '10086000384131'],
    ['a letter', '100860003841A'],
    ['a space', '1008600038 13'],
    ['a line end', '1008600038413\n'],
    ['other digits than ours', '١008600038413'],
    ['nothing', ''],
  ])('%s is refused', (_, text) => {
    expect(isIdno(text)).toBe(false);
  });

  test('one mistyped digit is always noticed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...published),
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        (text, place, change) => {
          const digit = (Number(text[place]) + change) % 10;
          expect(isIdno(text.slice(0, place) + digit + text.slice(place + 1))).toBe(false);
        },
      ),
    );
  });
});

describe('IBAN', () => {
  const published = 'MD04TRGAAA11411001000000';

  test.each([
    ['a published account', published, true],
    ['a wrong check', 'MD05TRGAAA11411001000000', false],
    ['a mistyped digit', 'MD04TRGAAA11411001000001', false],
    ['two letters swapped', 'MD04TGRAAA11411001000000', false],
    ['one character short', published.slice(0, -1), false],
    ['one character over', `${published}0`, false],
    ['small letters', published.toLowerCase(), false],
    ['an account of another country', 'RO49AAAA1B31007593840000', false],
    ['nothing', '', false],
  ])('%s', (_, text, valid) => {
    expect(isIban(text)).toBe(valid);
  });

  test('as banks print it, it is tidied first', () => {
    expect(tidyIban('md04 trga aa11 4110 0100 0000')).toBe(published);
  });
});

test.each([
  ['0507632', true],
  ['507632', false],
  ['05076321', false],
  ['MD07632', false],
  ['', false],
])('VAT code %j: %s', (text, valid) => {
  expect(isVatCode(text)).toBe(valid);
});

test('an IBAN stands in groups of four', () => {
  expect(formatIban('MD28EX000002251001498765').split('\u00a0')).toEqual([
    'MD28',
    'EX00',
    '0002',
    '2510',
    '0149',
    '8765',
  ]);
});
