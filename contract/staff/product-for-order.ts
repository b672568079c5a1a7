import type { ProductCard } from '../shapes/product.ts';
import type { ProductForOrder } from './phone-orders.ts';

/** What an order by phone needs of a product's card. */
export const productOfCard = (card: ProductCard): ProductForOrder => ({
  id: card.id,
  slug: card.slug,
  code: card.code,
  title: card.title,
  units: card.units,
  is_cut: card.is_cut,
  smallest_quantity: card.smallest_quantity,
  quantity_step: card.quantity_step,
  price: card.price,
  ...(card.agreed && { agreed: card.agreed }),
  promotion_price: card.promotion_price,
  is_promotion: card.is_promotion,
  stock: card.stock,
  image: card.image,
});
