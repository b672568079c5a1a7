export { DaysOfProduct } from './days-of-product.tsx';
export { daysFor, placeFor } from './delivery-days.ts';
export { OptionHint } from './option-hint.tsx';
export { OrderPromise } from './order-promise.tsx';
export { PromisedLine } from './promised-line.tsx';
export { useDelivery } from './use-delivery.ts';
