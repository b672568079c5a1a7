import { expect, test } from 'vitest';
import { knownOfCompany } from './known-of-company.ts';

const former = { idno: '1003600012344', tva: '0401234', legal_address: 'str. Ismail 33' };
const other = '1014600987651';

test('another company’s number empties what is known of the former one, and nothing that was typed', () => {
  expect(knownOfCompany({ ...former, idno: other }, former)).toEqual({
    tva: '',
    legal_address: '',
  });
  expect(knownOfCompany({ ...former, idno: other, tva: '0409999' }, former)).toEqual({
    legal_address: '',
  });
  expect(knownOfCompany({ ...former, idno: '101460' }, former)).toEqual({});
});

test('the first number of a company leaves the address it was found by', () => {
  const numberless = { ...former, idno: '' };
  expect(knownOfCompany({ ...numberless, idno: other }, numberless)).toEqual({});
});

test('the former number typed again brings back what was emptied with it', () => {
  const { tva, legal_address } = former;
  expect(knownOfCompany({ ...former, tva: '', legal_address: '' }, former)).toEqual({
    tva,
    legal_address,
  });
  expect(knownOfCompany({ ...former, tva: '0409999', legal_address: '' }, former)).toEqual({
    legal_address,
  });
});
