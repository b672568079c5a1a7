import { expect, test } from 'vitest';
import { settlePrice } from './settle-price.ts';

const plain = { price: 34, agreed_price: null, agreed_basis: null, vat_rate: 20 };
const net = { price: 34, agreed_price: 2_800, agreed_basis: 'net', vat_rate: 20 } as const;
const inBani = (price: number) => ({ price, agreed_price: null, agreed_basis: null });
const { vat_rate, ...asHeld } = net;

test.each([
  ['a finer price is kept, and the price is its bani', plain, asHeld, asHeld],
  ['a price in bani wipes a finer one', net, { price: 50 }, inBani(50)],
  ['the same price in bani leaves a finer one', net, { price: 34, vat_rate: 20 }, asHeld],
  [
    'a net price gives another price when its VAT changes',
    net,
    { vat_rate: 8 },
    { ...asHeld, price: 30 },
  ],
  [
    'also where the form sends the price of before',
    net,
    { price: 34, vat_rate: 8 },
    { ...asHeld, price: 30 },
  ],
  ['a new price beside a new rate is itself agreed', net, { price: 50, vat_rate: 8 }, inBani(50)],
  ['a price in bani stays when its VAT changes', plain, { vat_rate: 8 }, inBani(34)],
  [
    'a price with VAT that is whole bani is that price',
    net,
    { agreed_price: 5_000, agreed_basis: 'gross' },
    inBani(50),
  ],
  ['what was before a finer price comes back', net, inBani(12), inBani(12)],
] as const)('%s', (_, stored, wanted, settled) => {
  expect(settlePrice(stored, wanted)).toEqual(settled);
});
