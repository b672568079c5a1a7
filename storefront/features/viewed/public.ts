export { useRememberViewed } from './use-remember-viewed.ts';
export { ViewedProducts } from './viewed-products.tsx';
