export { ShopMap } from './shop-map.tsx';
