import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { destination } from './destination.ts';
import { mistakesIn } from './first-issues.ts';

const toDoor = {
  delivery_type: 'courier',
  city: 'Chișinău',
  city_id: 100,
  suburb: 'Durlești',
  suburb_id: 151,
  address: 'str. Tudor Vladimirescu 12',
};

describe('a courier', () => {
  test.each([
    ['the whole address', {}, {}],
    ['places by id', { city: '', suburb: undefined }, {}],
    ['places by name', { city_id: null, suburb_id: undefined }, {}],
    ['no district', { city: '', city_id: null }, { city: ['VALIDATE.DISTRICT'] }],
    ['a blank district', { city: '  ', city_id: undefined }, { city: ['VALIDATE.DISTRICT'] }],
    ['no locality', { suburb: '', suburb_id: null }, { suburb: ['VALIDATE.LOCALITY'] }],
    ['no street', { address: undefined }, { address: ['VALIDATE.ADDRESS'] }],
    ['a blank street', { address: '   ' }, { address: ['VALIDATE.ADDRESS'] }],
    ['a street too long', { address: 'a'.repeat(201) }, { address: ['VALIDATE.TOO_LONG'] }],
    ['a district that is no id', { city_id: '100' }, { city_id: ['VALIDATE.INVALID'] }],
  ])('given %s', (_, change, mistakes) => {
    expect(mistakesIn(destination, { ...toDoor, ...change })).toEqual(mistakes);
  });

  test('given nothing asks for everything at once', () => {
    expect(mistakesIn(destination, { delivery_type: 'courier' })).toEqual({
      city: ['VALIDATE.DISTRICT'],
      suburb: ['VALIDATE.LOCALITY'],
      address: ['VALIDATE.ADDRESS'],
    });
  });
});

test.each(['pickup', 'in_shop'])('%s needs no address', (delivery_type) => {
  expect(v.parse(destination, { delivery_type })).toEqual({
    delivery_type,
    city: '',
    city_id: null,
    suburb: '',
    suburb_id: null,
    address: '',
  });
});

test('whoever says nothing of delivery, as an order from the favourites, needs no address', () => {
  expect(v.parse(destination, {}).delivery_type).toBeUndefined();
});

test('another way of delivery is none', () => {
  expect(mistakesIn(destination, { ...toDoor, delivery_type: 'drone' })).toEqual({
    delivery_type: ['VALIDATE.DELIVERY_TYPE'],
  });
});
