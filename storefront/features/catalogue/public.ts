export { ProductCard } from './card/product-card.tsx';
export { ProductGrid } from './card/product-grid.tsx';
export { ProductRail } from './card/product-rail.tsx';
