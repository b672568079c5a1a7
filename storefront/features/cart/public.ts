export { CartHost } from './cart-host.tsx';
export { type CartLine, lineOf, titleOf, unitOf } from './cart-line.ts';
export {
  addToCart,
  clearCart,
  deleteLine,
  removeFromCart,
  setQuantity,
  useCart,
  useCartCount,
} from './cart-store.ts';
export { oneAtATime, withEach } from './one-at-a-time.ts';
export { statusOf } from './status-of.ts';
export { noLines, storedLines } from './stored-lines.ts';
export { unsentIn } from './unsent.ts';
export { useLazySync } from './use-lazy-sync.ts';
