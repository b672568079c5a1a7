import type { ProductCard } from './product.ts';

/** A product as a customer gets it in a list. */
export const productCard = (fields: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  slug: 'cablu-vvg-3x2-5',
  title: 'Cablu VVG 3x2,5',
  title_ro: 'Cablu VVG 3x2,5',
  title_ru: 'Кабель ВВГ 3х2,5',
  code: 'VVG-3X2.5',
  brand: { id: 65, slug: 'odeskabel', title: 'Odeskabel' },
  category: { id: 55, title: 'Cabluri', link: '/catalog/cabluri' },
  price: 22.54,
  promotion_price: null,
  discount: null,
  is_promotion: false,
  vat_rate: 20,
  stock: 100,
  units: 'm',
  units_ro: 'm',
  units_ru: 'м',
  is_cut: true,
  smallest_quantity: 1,
  quantity_step: 1,
  image: null,
  gallery: [],
  attributes: [],
  ...fields,
});
