export { productCard as product } from '../../../contract/shapes/product-card.fixture.ts';
