import type { ProductCard } from '../../../contract/shapes/product.ts';
import type { CallAs } from '../session/call-as.ts';

/** A shop that is still of the release before says nothing of lengths. */
export type CartRow = {
  product: ProductCard;
  quantity: number;
  cuts?: number[];
  is_archived?: boolean;
  successor?: { slug: string; title: string } | null;
};

const PATH = '/cart/temporary-cart/';

export const readServerCart = (call: CallAs) => call((api) => api.get(PATH));

/** `user` is for the record: the token decides whose cart it is. */
export type SentLine = {
  product: number;
  quantity: number;
  user: number;
  /** Left out, the shop keeps those it has. */
  cuts?: number[];
};

export const writeServerLine = (call: CallAs, line: SentLine) =>
  call((api) => api.post(PATH, { body: line }));

export const emptyServerCart = (call: CallAs) => call((api) => api.post('/cart/cart-delete-all/'));
