import { expect, test } from 'vitest';
import { createApi } from '../../../kit/api/client.ts';
import { findMistakes, refusal } from './request-call.ts';

const filled = { name: 'Ion', phone: '+373-69-123-456', comment: 'Aveți NYM 3x1.5?' };

test('a form in order has nothing wrong with it', () => {
  expect(findMistakes(filled, 'ro')).toBe(null);
});

test('each empty field says what it wants, in the language of the page', () => {
  const empty = { name: ' ', phone: '+373', comment: '' };
  expect(findMistakes(empty, 'ro')?.fields).toEqual({
    name: 'Introduceți numele',
    phone: 'Introduceți numărul de telefon',
    comment: 'Scrieți mesajul',
  });
  expect(findMistakes({ ...filled, phone: '+373-69' }, 'ru')?.fields).toEqual({
    phone: 'Номер телефона указан не полностью',
  });
});

/** What a request throws that is answered so. */
const thrown = (status: number, body: unknown, headers: HeadersInit = {}): Promise<unknown> =>
  createApi({
    locale: 'ro',
    token: null,
    fetch: async () => Response.json(body, { status, headers }),
  })
    .post('/cart/cart-delete-all/')
    .catch((error: unknown) => error);

test('what the shop says of a field stands beside it', async () => {
  const error = await thrown(400, { phone: ['Numărul nu este corect'] });
  expect(refusal(error, 'ro')).toEqual({
    text: '',
    fields: { phone: 'Numărul nu este corect' },
  });
});

test('whoever wrote too often is told when to come back', async () => {
  const error = await thrown(429, { detail: 'Prea multe' }, { 'Retry-After': '600' });
  expect(refusal(error, 'ro')).toEqual({
    text: 'Prea multe încercări. Încercați din nou peste 10 minute.',
    fields: {},
  });
});

test('a refusal of the whole form is repeated in the shop’s words', async () => {
  expect(refusal(await thrown(400, { non_field_errors: ['Nu acum'] }), 'ro')).toEqual({
    text: 'Nu acum',
    fields: {},
  });
});
