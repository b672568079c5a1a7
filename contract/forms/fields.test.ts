import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  companyName,
  email,
  iban,
  id,
  idno,
  lei,
  lines,
  name as nameField,
  newPassword,
  orEmpty,
  phone,
  quantity,
  requiredLines,
  requiredText,
  text,
  typedPassword,
  username,
  vatCode,
} from './fields.ts';

/** The key of the first mistake, or null. */
const mistake = (field: v.GenericSchema, input: unknown): string | null =>
  v.safeParse(field, input).issues?.[0].message ?? null;

describe('one line of text', () => {
  const name = requiredText('VALIDATE.NAME', 5);
  const note = text(5);

  test.each([
    ['filled in', 'Ion', null, null],
    ['as long as may be', 'abcde', null, null],
    ['one letter longer', 'abcdef', 'VALIDATE.TOO_LONG', 'VALIDATE.TOO_LONG'],
    ['longer only by spaces around it', '  abcde  ', null, null],
    ['empty', '', 'VALIDATE.NAME', null],
    ['spaces', '   ', 'VALIDATE.NAME', null],
    ['other white space', '\u00a0\t\u2003\n', 'VALIDATE.NAME', null],
    ['a NUL', 'a\0b', 'VALIDATE.INVALID', 'VALIDATE.INVALID'],
    ['an escape', 'a\u001bb', 'VALIDATE.INVALID', 'VALIDATE.INVALID'],
    ['a line end inside', 'a\nb', 'VALIDATE.INVALID', 'VALIDATE.INVALID'],
    ['half a character', 'a\ud800b', 'VALIDATE.INVALID', 'VALIDATE.INVALID'],
    ['a whole emoji', '⚡🔌', null, null],
    ['a number', 7, 'VALIDATE.NAME', 'VALIDATE.INVALID'],
    ['null', null, 'VALIDATE.NAME', 'VALIDATE.INVALID'],
    ['a list', ['a'], 'VALIDATE.NAME', 'VALIDATE.INVALID'],
  ])('%s', (_, input, ifRequired, ifNot) => {
    expect(mistake(name, input)).toBe(ifRequired);
    expect(mistake(note, input)).toBe(ifNot);
  });

  test('spaces around it are dropped', () => {
    expect(v.parse(name, ' Ion ')).toBe('Ion');
  });

  test('a letter put together from two is the letter itself', () => {
    for (const field of [name, note]) expect(v.parse(field, 's\u0326i')).toBe('și');
    expect(v.parse(username, 'S\u0326tefan')).toBe('Ștefan');
  });
});

test('several lines may hold line ends and tabs, but no other control characters', () => {
  expect(v.parse(lines(50), ' Etaj 2\r\n\tinterfon 7\n')).toBe('Etaj 2\r\n\tinterfon 7');
  expect(mistake(lines(50), '')).toBeNull();
  expect(mistake(lines(50), 'a\0b')).toBe('VALIDATE.INVALID');
  expect(mistake(lines(3), 'a\nbc')).toBe('VALIDATE.TOO_LONG');
  expect(mistake(requiredLines('VALIDATE.COMMENT', 50), ' \n ')).toBe('VALIDATE.COMMENT');
  expect(mistake(requiredLines('VALIDATE.COMMENT', 50), 'a\nb')).toBeNull();
});

test.each([
  ['', 'VALIDATE.USERNAME'],
  ['   ', 'VALIDATE.USERNAME'],
  ['io', 'VALIDATE.USERNAME_LENGTH'],
  ['ion', null],
  ['a'.repeat(50), null],
  ['a'.repeat(51), 'VALIDATE.USERNAME_LENGTH'],
  ['io\0n', 'VALIDATE.INVALID'],
])('username %j', (input, key) => {
  expect(mistake(username, input)).toBe(key);
});

test.each([
  ['', 'VALIDATE.PASSWORD', 'VALIDATE.PASSWORD'],
  ['         ', 'VALIDATE.PASSWORD', 'VALIDATE.PASSWORD'],
  ['7 chars', null, 'VALIDATE.PASSWORD_LENGTH'],
  ['8 chars!', null, null],
  ['p'.repeat(128), null, null],
  ['p'.repeat(129), 'VALIDATE.PASSWORD_LENGTH', 'VALIDATE.PASSWORD_LENGTH'],
  ['pass\0word', 'VALIDATE.INVALID', 'VALIDATE.INVALID'],
])('password %j, typed and chosen anew', (input, typed, chosen) => {
  expect(mistake(typedPassword('VALIDATE.PASSWORD'), input)).toBe(typed);
  expect(mistake(newPassword, input)).toBe(chosen);
});

test('the spaces of a password are part of it', () => {
  expect(v.parse(newPassword, '  secret  ')).toBe('  secret  ');
});

test.each([
  ['', 'VALIDATE.EMAIL_REQ'],
  ['  ', 'VALIDATE.EMAIL_REQ'],
  ['ion', 'VALIDATE.EMAIL_VALID'],
  ['ion@', 'VALIDATE.EMAIL_VALID'],
  ['@exemplu.md', 'VALIDATE.EMAIL_VALID'],
  ['ion@exemplu', 'VALIDATE.EMAIL_VALID'],
  ['ion popa@exemplu.md', 'VALIDATE.EMAIL_VALID'],
  ['ion@exemplu.md\r\nBcc: x@y.md', 'VALIDATE.EMAIL_VALID'],
  [`${'i'.repeat(244)}@exemplu.md`, 'VALIDATE.TOO_LONG'],
  [`${'i'.repeat(243)}@exemplu.md`, null],
  ['ion@exemplu.md', null],
  [' Ion.Popa+shop@mail.exemplu.md ', null],
])('e-mail %j', (input, key) => {
  expect(mistake(email, input)).toBe(key);
});

test.each([
  ['', 'VALIDATE.PHONE_REQ'],
  ['  ', 'VALIDATE.PHONE_REQ'],
  ['+373', 'VALIDATE.PHONE_REQ'],
  ['+373-', 'VALIDATE.PHONE_VALID'],
  ['+373-69-123-45', 'VALIDATE.PHONE_VALID'],
  ['+373-69-123-4567', 'VALIDATE.PHONE_VALID'],
  ['069123456', 'VALIDATE.PHONE_VALID'],
  ['+373 69 123 456', 'VALIDATE.PHONE_VALID'],
  ['+373-69-123-456', null],
])('phone %j', (input, key) => {
  expect(mistake(phone, input)).toBe(key);
});

test.each([
  ['', 'VALIDATE.CODE_REQ'],
  ['   ', 'VALIDATE.CODE_REQ'],
  ['100860003841', 'VALIDATE.CODE_VALID'],
  ['10086000384130', 'VALIDATE.CODE_VALID'],
  ['1008600038414', 'VALIDATE.CODE_VALID'],
  ['100860003841x', 'VALIDATE.CODE_VALID'],
  ['1008600038413', null],
])('fiscal code %j', (input, key) => {
  expect(mistake(idno, input)).toBe(key);
});

test('VAT code and IBAN are checked', () => {
  expect(mistake(vatCode, '0507632')).toBeNull();
  expect(mistake(vatCode, '050763')).toBe('VALIDATE.VAT_VALID');
  expect(mistake(iban, 'MD05TRGAAA11411001000000')).toBe('VALIDATE.IBAN_VALID');
  expect(v.parse(iban, ' md04 trga aa11 4110 0100 0000 ')).toBe('MD04TRGAAA11411001000000');
});

test('a field that may be empty keeps its rule for what is filled in', () => {
  expect(v.parse(orEmpty(email), '  ')).toBe('');
  expect(v.parse(orEmpty(email), 'ion@exemplu.md')).toBe('ion@exemplu.md');
  expect(mistake(orEmpty(email), 'ion')).toBe('VALIDATE.EMAIL_VALID');
  expect(mistake(orEmpty(iban), 'MD')).toBe('VALIDATE.IBAN_VALID');
  expect(mistake(orEmpty(email), 7)).toBe('VALIDATE.INVALID');
});

test.each([
  [0, 'VALIDATE.QUANTITY'],
  [-1, 'VALIDATE.QUANTITY'],
  [1.5, 'VALIDATE.QUANTITY'],
  ['3', 'VALIDATE.QUANTITY'],
  [Number.NaN, 'VALIDATE.QUANTITY'],
  [1_000_001, 'VALIDATE.QUANTITY'],
  [1, null],
  [1_000_000, null],
])('quantity %j', (input, key) => {
  expect(mistake(quantity, input)).toBe(key);
});

test.each([
  [0, 'VALIDATE.PRODUCT'],
  [1.5, 'VALIDATE.PRODUCT'],
  ['1', 'VALIDATE.PRODUCT'],
  [2_147_483_648, 'VALIDATE.PRODUCT'],
  [1, null],
  [2_147_483_647, null],
])('id %j', (input, key) => {
  expect(mistake(id('VALIDATE.PRODUCT'), input)).toBe(key);
});

test.each([
  [-0.01, 'VALIDATE.INVALID'],
  [1_000_000_001, 'VALIDATE.INVALID'],
  [Number.POSITIVE_INFINITY, 'VALIDATE.INVALID'],
  ['12.50', 'VALIDATE.INVALID'],
  [null, 'VALIDATE.INVALID'],
  [0, null],
  [12.5, null],
])('lei %j', (input, key) => {
  expect(mistake(lei, input)).toBe(key);
});

test('whatever a text field lets through is short, tidy and printable', () => {
  // Half characters included.
  const unit = fc.oneof(fc.nat(0x7f), fc.nat(0xffff)).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (input) => {
      const result = v.safeParse(requiredText('VALIDATE.NAME', 20), input);
      fc.pre(result.success);
      expect(result.output).toBe(input.trim().normalize('NFC'));
      expect(result.output).toMatch(/^[^\p{Cc}\p{Cs}]{1,20}$/u);
    }),
  );
});

describe('a name', () => {
  test.each([
    'Ion Țurcanu',
    'Ștefan-Vodă Î.',
    "Conor O'Brien",
    'Conor O’Brien',
    'Jean-François Ødegård',
    'Пётр Ёлкин',
    "Мар'яна Їжакевич",
    'Мария Popescu',
    'ИП Rusu-Лунгу 2',
    'Nguyễn Thị Ánh',
    'Μαρία',
    '李雷',
  ])('%s is one', (typed) => {
    expect(mistake(nameField(100), typed)).toBeNull();
  });

  test.each([
    ['a Cyrillic а among Latin letters', 'Mаria'],
    ['a Latin o among Cyrillic letters', 'Петрoв'],
    ['a Greek omicron among Latin letters', 'Iοn'],
    ['a space of no width', 'Ion\u200bRusu'],
    ['a soft hyphen', 'Ion\u00adRusu'],
    ['a mark that turns the direction', 'Ion\u202eusuR'],
    ['an isolate', 'Ion\u2066Rusu'],
    ['a filler', '\u3164'],
    ['a blank of braille', 'Ion\u2800'],
    ['piled accents', 'I\u0300\u0301\u0302\u0303on'],
    ['a line of its own', 'Ion\u2028Rusu'],
  ])('with %s is none', (_, typed) => {
    expect(mistake(nameField(100), typed)).toBe('VALIDATE.NAME_CHARACTERS');
  });

  test('of a company may mix letters, and hides nothing either', () => {
    expect(mistake(companyName(100), 'КабельPro SRL')).toBeNull();
    expect(mistake(companyName(100), 'Cablu\u200b SRL')).toBe('VALIDATE.NAME_CHARACTERS');
  });

  test('signs in nobody under letters that only look like somebody’s', () => {
    expect(mistake(username, 'аdmin')).toBe('VALIDATE.NAME_CHARACTERS');
  });
});

test('an e-mail may have an apostrophe', () => {
  expect(mistake(email, "conor.o'brien@example.ie")).toBeNull();
  expect(mistake(email, "o'brien@exa'mple.ie")).toBe('VALIDATE.EMAIL_VALID');
});
