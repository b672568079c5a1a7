export { ShopMap } from './shop-map.tsx';
export { watchMaps } from './watch-maps.ts';
