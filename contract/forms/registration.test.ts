import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { companyActivityTypes } from '../constants.ts';
import { mistakesIn } from './first-issues.ts';
import { registrationForm } from './registration.ts';

const person = {
  user_type: 'physical',
  username: 'ion.popa',
  email: 'ion@exemplu.md',
  phone: '+373-69-123-456',
  password: 'parola lungă',
  confirm_password: 'parola lungă',
  terms: true,
};
const company = {
  ...person,
  user_type: 'juridical',
  company_name: 'Exemplu SRL',
  type_company: 'Industrie',
  function_in_company: 'Inginer',
  c_f: '1008600038413',
};

describe.each([
  ['a person', person],
  ['a company', company],
])('%s', (_, complete) => {
  test('registers with everything filled in', () => {
    expect(v.parse(registrationForm, complete)).toEqual(complete);
  });

  test.each([
    ['username', '', 'VALIDATE.USERNAME'],
    ['username', '   ', 'VALIDATE.USERNAME'],
    ['username', 'io', 'VALIDATE.USERNAME_LENGTH'],
    ['username', 'i'.repeat(51), 'VALIDATE.USERNAME_LENGTH'],
    ['password', '', 'VALIDATE.PASSWORD'],
    ['password', '        ', 'VALIDATE.PASSWORD'],
    ['password', '1234567', 'VALIDATE.PASSWORD_LENGTH'],
    ['email', '', 'VALIDATE.EMAIL_REQ'],
    ['email', '  ', 'VALIDATE.EMAIL_REQ'],
    ['email', 'ion@exemplu', 'VALIDATE.EMAIL_VALID'],
    ['phone', '', 'VALIDATE.PHONE_REQ'],
    ['phone', '+373', 'VALIDATE.PHONE_REQ'],
    ['phone', '+373-69-123-45', 'VALIDATE.PHONE_VALID'],
    ['phone', '+373-691-23-456', 'VALIDATE.PHONE_VALID'],
    ['confirm_password', '', 'VALIDATE.CONFIRM_REQ'],
    ['confirm_password', '   ', 'VALIDATE.CONFIRM_REQ'],
    ['confirm_password', 'altă parolă', 'VALIDATE.CONFIRM_VALID'],
    ['confirm_password', 'parola lungă ', 'VALIDATE.CONFIRM_VALID'],
    ['terms', false, 'VALIDATE.TERMS'],
    ['terms', 'true', 'VALIDATE.TERMS'],
    ['terms', undefined, 'VALIDATE.TERMS'],
  ])('is stopped at %s %j', (field, value, key) => {
    const mistakes = mistakesIn(registrationForm, { ...complete, [field]: value });
    expect(mistakes[field]).toEqual([key]);
  });

  test('is told of a wrong repetition together with everything else', () => {
    const input = { ...complete, terms: undefined, email: '', confirm_password: 'altă parolă' };
    expect(mistakesIn(registrationForm, input)).toEqual({
      terms: ['VALIDATE.TERMS'],
      email: ['VALIDATE.EMAIL_REQ'],
      confirm_password: ['VALIDATE.CONFIRM_VALID'],
    });
  });
});

test('an empty form of a person says all that is missing', () => {
  expect(mistakesIn(registrationForm, { user_type: 'physical' })).toEqual({
    username: ['VALIDATE.USERNAME'],
    email: ['VALIDATE.EMAIL_REQ'],
    phone: ['VALIDATE.PHONE_REQ'],
    password: ['VALIDATE.PASSWORD'],
    confirm_password: ['VALIDATE.CONFIRM_REQ'],
    terms: ['VALIDATE.TERMS'],
  });
});

describe('a company besides', () => {
  test.each([
    ['company_name', '', 'VALIDATE.COMPANY_NAME'],
    ['company_name', '   ', 'VALIDATE.COMPANY_NAME'],
    ['company_name', undefined, 'VALIDATE.COMPANY_NAME'],
    ['company_name', 'S'.repeat(201), 'VALIDATE.TOO_LONG'],
    ['c_f', '', 'VALIDATE.CODE_REQ'],
    ['c_f', '   ', 'VALIDATE.CODE_REQ'],
    ['c_f', '100860003841', 'VALIDATE.CODE_VALID'],
    ['c_f', '10086000384134', 'VALIDATE.CODE_VALID'],
    ['c_f', '1008600038419', 'VALIDATE.CODE_VALID'],
    ['c_f', 'ABCDEFGHIJKLM', 'VALIDATE.CODE_VALID'],
    ['function_in_company', '', 'VALIDATE.FUNCTION'],
    ['function_in_company', '  ', 'VALIDATE.FUNCTION'],
    ['function_in_company', 'i'.repeat(101), 'VALIDATE.TOO_LONG'],
    ['type_company', 'Magie', 'VALIDATE.TYPE_COMPANY'],
    ['type_company', '', 'VALIDATE.TYPE_COMPANY'],
  ])('is stopped at %s %j', (field, value, key) => {
    expect(mistakesIn(registrationForm, { ...company, [field]: value })).toEqual({
      [field]: [key],
    });
  });

  test.each(companyActivityTypes)('may work in %s', (type_company) => {
    expect(mistakesIn(registrationForm, { ...company, type_company })).toEqual({});
  });

  test('that chooses no activity gets the first of the list', () => {
    const { type_company: _, ...undecided } = company;
    expect(v.parse(registrationForm, undecided)).toEqual({
      ...company,
      type_company: 'Construcţii',
    });
  });
});

test('a person’s account takes over no company fields', () => {
  expect(v.parse(registrationForm, { ...company, user_type: 'physical' })).toEqual(person);
});

test.each([undefined, 'admin', '', 1])('user type %j is neither', (user_type) => {
  expect(mistakesIn(registrationForm, { ...person, user_type })).toEqual({
    user_type: ['VALIDATE.INVALID'],
  });
});

test('what is no form is said so', () => {
  expect(mistakesIn(registrationForm, null)).toEqual({ non_field_errors: ['VALIDATE.INVALID'] });
});
