export { ViewedProducts } from './viewed-products.tsx';
export { useRememberViewed } from './viewed-store.ts';
