export { CartScreen } from './cart-screen.tsx';
export { screenMessages as cartMessages } from './screen-messages.ts';
export { repeatConditions } from './typed-checkout.ts';
