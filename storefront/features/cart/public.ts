export { CartHost } from './cart-host.tsx';
export { type CartLine, type KeptProduct, lineOf, ruleOf, titleOf, unitOf } from './cart-line.ts';
export {
  addLines,
  addToCart,
  cart,
  clearCart,
  deleteLine,
  setQuantity,
  useCart,
  useCartCount,
} from './cart-store.ts';
export { cartSync } from './cart-sync.ts';
export { setCuts, setOnePiece } from './choose-pieces.ts';
export { type CurrentProduct, refreshCart, withCurrent } from './current-products.ts';
export { lateSync, useLateSync } from './late-sync.ts';
export { listSync } from './list-sync.ts';
export { lineOfRow } from './merge-loaded.ts';
export type { CartRow as RowOfShop } from './server-cart.ts';
export { forgetStoredPrices, linesUnder, syncedList, useLoadState } from './synced-list.ts';
