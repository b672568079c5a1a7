import type { CartLine } from '../cart/public.ts';

export const line = (fields: Partial<CartLine> = {}): CartLine => ({
  id: 1,
  slug: 'cablu-vvg-3x2-5',
  title: 'Cablu VVG 3x2,5',
  title_ro: 'Cablu VVG 3x2,5',
  title_ru: 'Кабель ВВГ 3х2,5',
  code: 'VVG-3X2.5',
  price: 22.54,
  promotion_price: null,
  is_promotion: false,
  stock: 100,
  units: 'm',
  units_ro: 'm',
  units_ru: 'м',
  image: null,
  quantity: 10,
  ...fields,
});
