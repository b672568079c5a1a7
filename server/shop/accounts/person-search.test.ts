import { describe, expect, test } from 'vitest';
import { customerSearchText, searchPatterns } from './person-search.ts';

const text = customerSearchText({
  name: 'Ștefan Râbacov',
  username: 'stefan77',
  email: 'S.Rabacov@Example.MD',
  phone: '+373-69-123-456',
  company_name: 'Электро-Люкс S.R.L.',
  company_email: '',
  idno: '1008600038413',
});

/** As the database's `like` does it. */
const finds = (query: string) =>
  searchPatterns(query).every((pattern) =>
    text.includes(pattern.slice(1, -1).replace(/\\(.)/g, '$1')),
  );

describe('a customer is found by', () => {
  test.each([
    'stefan',
    'ȘTEFAN râbacov',
    'rabacov stefan',
    'стефан',
    'stefan77',
    's.rabacov@example',
    'электро люкс',
    'elektro-lyuks',
    'srl',
    'S.R.L.',
    '1008600038413',
    '100860003',
    '  stefan   srl ',
    '',
  ])('%j', (query) => {
    expect(finds(query)).toBe(true);
  });

  test.each([
    '+373-69-123-456',
    '+37369123456',
    '0037369123456',
    '373 69 123 456',
    '069123456',
    '(069) 12-34-56',
    '69 123 456',
    '069.123.456',
    '123456',
    '23-45',
    '069',
    'stefan 069123456',
  ])('the phone typed as %j', (query) => {
    expect(finds(query)).toBe(true);
  });
});

test.each(['ion', '069123457', 'stefan 068', 'stefan ion', '%', '_____', '\\'])(
  'and not by %j',
  (query) => {
    expect(finds(query)).toBe(false);
  },
);

test('a search of a thousand words stays a small question', () => {
  expect(searchPatterns('cablu '.repeat(1000))).toHaveLength(8);
});
