import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountUpdate } from './account-update.ts';
import { mistakesIn } from './first-issues.ts';

test('what is left out stays out', () => {
  expect(v.parse(accountUpdate, {})).toEqual({});
  expect(v.parse(accountUpdate, { name: ' Ion Popa ' })).toEqual({ name: 'Ion Popa' });
});

test('a company fills in everything about itself', () => {
  const all = {
    username: 'exemplu',
    email: 'ion@exemplu.md',
    phone: '+373-22-123-456',
    name: 'Ion Popa',
    country: 'Moldova',
    city: 'Chișinău',
    region: 'Centru',
    address: 'str. Mihai Eminescu 1',
    company_name: 'Exemplu SRL',
    company_email: 'office@exemplu.md',
    type_company: 'HORECA',
    function_in_company: 'Inginer',
    legal_address: 'str. Mihai Eminescu 2',
    idno: '1008600038413',
    tva: '0507632',
    iban: 'MD04TRGAAA11411001000000',
    c_b: 'TRGAMD2X',
    bank: 'Banca',
  };
  expect(v.parse(accountUpdate, all)).toEqual(all);
});

test.each([
  ['name', ''],
  ['company_email', ''],
  ['type_company', ''],
  ['idno', ''],
  ['tva', ''],
  ['iban', ''],
  ['bank', ''],
])('%s may be emptied', (field, value) => {
  expect(v.parse(accountUpdate, { [field]: value })).toEqual({ [field]: value });
});

test.each([
  ['username', '', 'VALIDATE.USERNAME'],
  ['username', 'io', 'VALIDATE.USERNAME_LENGTH'],
  ['email', '', 'VALIDATE.EMAIL_REQ'],
  ['email', 'ion', 'VALIDATE.EMAIL_VALID'],
  ['phone', '', 'VALIDATE.PHONE_REQ'],
  ['phone', '069123456', 'VALIDATE.PHONE_VALID'],
  ['name', 'n'.repeat(101), 'VALIDATE.TOO_LONG'],
  ['address', 'a'.repeat(201), 'VALIDATE.TOO_LONG'],
  ['company_email', 'office', 'VALIDATE.EMAIL_VALID'],
  ['type_company', 'Magie', 'VALIDATE.TYPE_COMPANY'],
  ['idno', '1008600038414', 'VALIDATE.CODE_VALID'],
  ['tva', '123', 'VALIDATE.VAT_VALID'],
  ['iban', 'MD05TRGAAA11411001000000', 'VALIDATE.IBAN_VALID'],
  ['bank', 'b\0', 'VALIDATE.INVALID'],
  ['city', null, 'VALIDATE.INVALID'],
])('%s cannot become %j', (field, value, key) => {
  expect(mistakesIn(accountUpdate, { [field]: value })).toEqual({ [field]: [key] });
});

test('nobody becomes a company, or somebody else, by writing so', () => {
  expect(v.parse(accountUpdate, { id: 1, user: 1, is_juridical: true, password: 'x' })).toEqual({});
});
