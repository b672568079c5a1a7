import type { ProductCard } from '../../../contract/shapes/product.ts';
import { browserApi } from '../session/public.ts';

export type CartRow = { product: ProductCard; quantity: number };

const PATH = '/cart/temporary-cart/';

export const readServerCart = () => browserApi().get(PATH);

/** `user` is for the record: the token decides whose cart it is. */
export const writeServerLine = (line: { product: number; quantity: number; user: number }) =>
  browserApi().post(PATH, { body: line });

export const emptyServerCart = () => browserApi().post('/cart/cart-delete-all/');
