export { messages as discountMessages } from './messages.ts';
