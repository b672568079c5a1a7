import { formatAmount } from '../../../contract/amount.ts';
import * as rules from '../../../contract/cart.ts';
import {
  limits,
  localStorageKeys,
  ORDER_AND_CART_TOAST_DURATION,
} from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import { localeOfPath, localPath } from '../../../kit/i18n/locale.ts';
import { onDemand } from '../../../kit/state/on-demand.ts';
import { useStore } from '../../../kit/state/store.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { readToken } from '../../api/token.ts';
import { type CartLine, type KeptProduct, lineOf, soldOf, titleOf, unitOf } from './cart-line.ts';
import { messages } from './messages.ts';
import { forgetStoredPrices, syncedList } from './synced-list.ts';

export const cart = syncedList({ lines: () => localStorageKeys.cart, unsent: 'cartUnsent' });

const droppedCuts = onDemand(() => import('./announce-dropped-cuts.ts'));

export const TYPING_PAUSE = 300;

export const useCart = () => useStore(cart);
export const useCartCount = () =>
  useStore(cart, (lines) => lines.filter((line) => !line.is_archived).length);

export const addToCart = (product: KeptProduct, quantity: number) =>
  addLines([lineOf(product, quantity)]);

/** Says what came of it: quantities stop at the stock, lines at what an order may have. */
export function addLines(wanted: readonly CartLine[]) {
  const locale = localeOfPath(window.location.pathname);
  const text = messages[locale];
  const before = cart.read();
  const room = limits.orderLines - before.length;
  const isHeld = ({ id }: CartLine) => quantityIn(before, id) > 0;
  const added = [
    ...wanted.filter(isHeld),
    ...wanted.filter((line) => !isHeld(line)).slice(0, room),
  ];
  cart.changeByHand(
    added.map(({ id }) => id),
    (lines) => added.reduce(addSold, [...lines]),
  );
  if (before.some(rules.isCutToLength)) {
    droppedCuts.want().then(
      ({ announceDroppedCuts }) => announceDroppedCuts(before, cart.read()),
      () => {},
    );
  }
  const grown = added
    .map((line) => ({
      ...line,
      quantity: quantityIn(cart.read(), line.id) - quantityIn(before, line.id),
    }))
    .filter(({ quantity }) => quantity > 0);
  if (added.length < wanted.length) toast('warning', text.cartFull);
  else if (grown.length === 0) toast('info', text.allInCart);
  else {
    const [only] = grown.length === 1 ? grown : [];
    const said = only ? text.PRODUCT_ADDED_TO_CART : text.severalAdded(grown.length);
    toast('success', said, ORDER_AND_CART_TOAST_DURATION, {
      ...(only && { about: amountOf(only, locale) }),
      link: { title: text.openCart, href: localPath(locale, '/cart') },
    });
  }
}

/** In the steps it is sold in, also where the stock ends between two of them. */
const addSold = (lines: CartLine[], added: CartLine) =>
  rules
    .addToCart(lines, added)
    .map((line) =>
      line.id === added.id ? rules.fitted({ ...line, quantity: soldOf(line) }) : line,
    );

/** What was put in: `Cablu NYM-J 3x2,5 · 25 m`. */
const amountOf = (line: CartLine, locale: Locale) =>
  `${titleOf(line, locale)} · ${formatAmount(line.quantity, unitOf(line, locale))}`;

export const setQuantity = (id: number, quantity: number) =>
  cart.changeByHand([id], (lines) => rules.setQuantity(lines, id, quantity), TYPING_PAUSE);

export const deleteLine = (id: number) =>
  cart.changeByHand([id], (lines) => rules.deleteLine(lines, id));

/** Once nobody is signed in; until then it changes nothing. */
export function takeCartPricesAway() {
  forgetStoredPrices(localStorageKeys.cart);
  const isPriced = cart.read().some(({ price }) => price !== null);
  if (!readToken() && isPriced) cart.reload();
}

export const quantityIn = (lines: readonly CartLine[], id: number) =>
  lines.find((line) => line.id === id)?.quantity ?? 0;
