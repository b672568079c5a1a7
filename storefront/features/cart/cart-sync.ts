import { cart } from './cart-store.ts';
import { lateSync } from './late-sync.ts';

export const cartSync = lateSync(cart, () => import('./sync-cart.ts'));
