export { CartHost } from './cart-host.tsx';
export { type CartLine, type KeptProduct, lineOf, ruleOf, titleOf, unitOf } from './cart-line.ts';
export {
  addLines,
  addToCart,
  clearCart,
  deleteLine,
  setQuantity,
  useCart,
  useCartCount,
} from './cart-store.ts';
export { setCuts, setOnePiece } from './choose-pieces.ts';
export { type CurrentProduct, refreshCart, withCurrent } from './current-products.ts';
export { cartLoad, firstLoad, useLoadState } from './first-load.ts';
export { lineOfRow } from './merge-loaded.ts';
export { reloadCart } from './reload-cart.ts';
export type { CartRow as RowOfShop } from './server-cart.ts';
export { forgetStoredPrices, linesUnder, storedLines } from './stored-lines.ts';
export { unsentIn } from './unsent.ts';
export { useLazySync } from './use-lazy-sync.ts';
