import type { ProductCard } from '../../../contract/shapes/product.ts';

export const product = (id: number, fields: Partial<ProductCard> = {}): ProductCard => ({
  id,
  slug: `priza-${id}`,
  title: 'Priză dublă',
  title_ro: 'Priză dublă',
  title_ru: 'Двойная розетка',
  code: `EPH-${id}`,
  brand: { id: 1, slug: 'schneider-electric', title: 'Schneider Electric' },
  category: { id: 1, title: 'Prize', link: '/catalog/prize' },
  price: 56,
  promotion_price: null,
  discount: null,
  is_promotion: false,
  stock: 20,
  units: 'buc',
  units_ro: 'buc',
  units_ru: 'шт',
  image: null,
  gallery: [],
  attributes: [],
  ...fields,
});
