import * as v from 'valibot';
import { expect, test } from 'vitest';
import { firstIssues, mistakesIn } from './first-issues.ts';

const order = v.object({
  name: v.pipe(
    v.string('VALIDATE.NAME'),
    v.nonEmpty('VALIDATE.NAME'),
    v.minLength(3, 'VALIDATE.INVALID'),
  ),
  order_products: v.array(v.object({ quantity: v.number('VALIDATE.QUANTITY') })),
});

test('each field says the first thing that is wrong with it, nested ones by their path', () => {
  const input = { name: '', order_products: [{ quantity: 1 }, { quantity: '2' }] };
  expect(mistakesIn(order, input)).toEqual({
    name: ['VALIDATE.NAME'],
    'order_products.1.quantity': ['VALIDATE.QUANTITY'],
  });
});

test('what is wrong with the whole stands under non_field_errors', () => {
  expect(mistakesIn(v.object({}, 'VALIDATE.REQUIRED'), null)).toEqual({
    non_field_errors: ['VALIDATE.REQUIRED'],
  });
});

test.each(['constructor', '__proto__', 'toString'])('a field called %s is told of', (name) => {
  const input: unknown = JSON.parse(`{"${name}":1}`);
  expect(Object.entries(mistakesIn(v.strictObject({}, 'VALIDATE.INVALID'), input))).toEqual([
    [name, ['VALIDATE.INVALID']],
  ]);
});

test('a message that is none of ours never reaches a person', () => {
  expect(mistakesIn(v.object({ age: v.number() }), { age: 'old' })).toEqual({
    age: ['VALIDATE.INVALID'],
  });
});

test('nothing wrong, nothing said', () => {
  expect(firstIssues([])).toEqual({});
  expect(mistakesIn(order, { name: 'Ion', order_products: [] })).toEqual({});
});
