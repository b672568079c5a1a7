import { expect, test } from 'vitest';
import { checkContact } from './check-contact.ts';

test('a form in order has nothing wrong with it', () => {
  const input = { name: 'Ion', phone: '+373-69-123-456', comment: 'Aveți NYM 3x1.5?' };
  expect(checkContact(input, 'ro')).toEqual({});
});

test('each empty field says what it wants, in the language of the page', () => {
  const input = { name: ' ', phone: '+373', comment: '' };
  expect(checkContact(input, 'ro')).toEqual({
    name: 'Introduceți numele',
    phone: 'Introduceți numărul de telefon',
    comment: 'Scrieți un comentariu',
  });
  expect(checkContact({ ...input, phone: '+373-69' }, 'ru').phone).toBe(
    'Номер телефона указан не полностью',
  );
});
