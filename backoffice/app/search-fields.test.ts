import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readWritten, word } from './search-fields.ts';

const read = parseSearchWith(readWritten);
const write = stringifySearchWith(JSON.stringify, readWritten);
const searched = v.object({ search: word });

test.each([
  '137e61',
  '1.50',
  '007',
  '42',
  'true',
  'null',
  '"',
  '1e3',
  'кабель',
  '12345678901234567890',
])('what is searched for is what was typed, also from the address: %s', (search) => {
  expect(v.parse(searched, read(write({ search })))).toEqual({ search });
});

test('an address that somebody wrote is read as it is written', () => {
  expect(v.parse(searched, read('?search=137e61'))).toEqual({ search: '137e61' });
  expect(read('?page=2&isOpen=true&ids=[1,2]')).toEqual({ page: 2, isOpen: true, ids: [1, 2] });
});
