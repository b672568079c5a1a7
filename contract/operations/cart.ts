import * as v from 'valibot';
import { operation } from '../operation.ts';
import { cartRow, cartWrite } from '../shapes/cart.ts';
import { noContent } from '../shapes/values.ts';

export const readCart = operation({
  id: 'readCart',
  method: 'get',
  access: 'customer',
  path: '/cart/temporary-cart/',
  summary: 'The lines of the own cart',
  answer: v.array(cartRow),
});
export const writeCartLine = operation({
  id: 'writeCartLine',
  method: 'post',
  access: 'customer',
  path: '/cart/temporary-cart/',
  summary:
    'Set the quantity of a product, and the lengths it is cut into; at most what is in stock, 0 removes the line',
  body: cartWrite,
  answer: cartRow,
  refusals: [404],
});
export const emptyCart = operation({
  id: 'emptyCart',
  method: 'post',
  access: 'customer',
  path: '/cart/cart-delete-all/',
  summary: 'Remove every line',
  answer: noContent,
  status: 204,
});
