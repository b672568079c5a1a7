import type { ProductCard } from '../../../contract/shapes/product.ts';

export const product = (fields: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  slug: 'cablu-vvg-3x2-5',
  title: 'Cablu VVG 3x2,5',
  title_ro: 'Cablu VVG 3x2,5',
  title_ru: 'Кабель ВВГ 3х2,5',
  code: 'VVG-3X2.5',
  brand: { id: 1, slug: 'odeskabel', title: 'Odeskabel' },
  category: { id: 1, title: 'Cabluri', link: '/catalog/cabluri' },
  price: 22.54,
  promotion_price: null,
  discount: null,
  is_promotion: false,
  stock: 100,
  units: 'm',
  units_ro: 'm',
  units_ru: 'м',
  image: null,
  gallery: [],
  attributes: [],
  ...fields,
});
