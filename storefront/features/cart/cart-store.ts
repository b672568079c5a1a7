import { useSyncExternalStore } from 'react';
import * as rules from '../../../contract/cart.ts';
import {
  limits,
  localStorageKeys,
  ORDER_AND_CART_TOAST_DURATION,
} from '../../../contract/constants.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { toast } from '../../ui/toast.ts';
import { readToken } from '../session/public.ts';
import { type CartLine, lineOf } from './cart-line.ts';
import { messages } from './messages.ts';
import { noLines, storedLines } from './stored-lines.ts';
import { unsentIn } from './unsent.ts';

export const cart = storedLines(() => localStorageKeys.cart);
export const unsentLines = unsentIn('cartUnsent');

const TYPING_PAUSE = 300;

export const useCart = () => useSyncExternalStore(cart.subscribe, cart.read, noLines);
export const useCartCount = () =>
  useSyncExternalStore(
    cart.subscribe,
    () => cart.read().length,
    () => 0,
  );

/** Says what came of it: the quantity stops at the stock, the lines at what an order may have. */
export function addToCart(product: ProductCard, quantity = 1) {
  const text = messages[localeOfPath(window.location.pathname)];
  const before = quantityIn(cart.read(), product.id);
  if (before === 0 && cart.read().length >= limits.orderLines) {
    return toast('warning', text.cartFull);
  }
  change([product.id], (lines) => rules.addToCart(lines, lineOf(product, quantity)));
  if (quantityIn(cart.read(), product.id) === before) return toast('info', text.allInCart);
  toast('success', text.PRODUCT_ADDED_TO_CART, ORDER_AND_CART_TOAST_DURATION);
}

export const removeFromCart = (id: number) =>
  change([id], (lines) => rules.removeFromCart(lines, id));

export const setQuantity = (id: number, quantity: number) =>
  change([id], (lines) => rules.setQuantity(lines, id, quantity), TYPING_PAUSE);

export const deleteLine = (id: number) => change([id], (lines) => rules.deleteLine(lines, id));

export const clearCart = () =>
  change(
    cart.read().map(({ id }) => id),
    () => [],
  );

export const quantityIn = (lines: readonly CartLine[], id: number) =>
  lines.find((line) => line.id === id)?.quantity ?? 0;

function change(
  ids: readonly number[],
  edit: (lines: readonly CartLine[]) => CartLine[],
  pause?: number,
) {
  cart.change(edit, pause);
  // A guest's cart is for the merge to send, once somebody logs in.
  if (readToken()) unsentLines.add(ids);
}
