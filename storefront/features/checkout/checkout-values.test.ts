import { expect, test } from 'vitest';
import { checkoutForm } from '../../../contract/forms/checkout.ts';
import { mistakesIn } from '../../../contract/forms/first-issues.ts';
import { company } from '../session/user.fixture.ts';
import { asksIdno, formInput, valuesFor } from './checkout-values.ts';

test('the account fills in what the buyer has not typed', () => {
  expect(valuesFor(company, { name: 'Ion Popa' })).toMatchObject({
    name: 'Ion Popa',
    phone: '+373-69-123-456',
    email: 'ana@example.md',
    for_company: true,
    company: 'Electro Lux S.R.L.',
    idno: '1003600012344',
    delivery_type: null,
    pay_method: null,
  });
});

test('name and address are kept unless the order is for somebody else; whoever touches the tick decides', () => {
  const keeps = (typed: Parameters<typeof valuesFor>[1]) => valuesFor(company, typed).save_details;
  expect(keeps({})).toBe(true);
  expect(keeps({ name: 'Ion Popa' })).toBe(false);
  expect(keeps({ name: 'Ana Maria Rusu' })).toBe(true);
  expect(keeps({ name: 'Ion Popa', save_details: true })).toBe(true);
  expect(keeps({ save_details: false })).toBe(false);
  expect(valuesFor(null, { name: 'Ion Popa' }).save_details).toBe(false);
});

test('a person is not asked for a company, and a guest starts with the prefix', () => {
  expect(valuesFor({ ...company, is_juridical: false }, {}).for_company).toBe(false);
  expect(valuesFor(null, {})).toMatchObject({ name: '', phone: '+373' });
});

test('the fiscal code is asked of a company that pays by transfer, and of nobody else', () => {
  const asked = (typed: Parameters<typeof valuesFor>[1]) => asksIdno(valuesFor(company, typed));
  expect(asked({ pay_method: 'transfer' })).toBe(true);
  expect(asked({ pay_method: 'cash' })).toBe(false);
  expect(asked({ pay_method: 'transfer', for_company: false })).toBe(false);
});

test('what is not asked for is not sent', () => {
  const typed = { city_id: 100, suburb_id: 101000, address: 'str. Uzinelor 5' };
  const values = valuesFor(company, { ...typed, for_company: false, delivery_type: 'pickup' });
  expect(formInput(values)).toMatchObject({
    company: '',
    idno: '',
    city_id: null,
    suburb_id: null,
    address: '',
  });
  expect(formInput({ ...values, delivery_type: 'courier' })).toMatchObject(typed);
});

test('an untouched form says what to fill in first of all', () => {
  expect(mistakesIn(checkoutForm, formInput(valuesFor(null, {})))).toEqual({
    name: ['VALIDATE.NAME'],
    phone: ['VALIDATE.PHONE_REQ'],
    email: ['VALIDATE.EMAIL_REQ'],
    pay_method: ['VALIDATE.PAY_METHOD'],
    delivery_type: ['VALIDATE.DELIVERY_TYPE'],
  });
});
