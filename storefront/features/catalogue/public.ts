/** What other pages show of products. Listings have their own public file, and load apart. */
export { addToCart, askToLogIn, toggleFavourite, useIsFavourite } from './actions.ts';
export { writeBrandState } from './brands/write-brand-state.ts';
export { ProductRail } from './card/product-rail.tsx';
export { type ShownProduct, shownProduct } from './card/shown-product.ts';
