import type { Product } from '../../../contract/shapes/product.ts';

/** As a customer gets it, on promotion. */
export const reelCable: Product = {
  id: 19,
  slug: 'vvgng-5x2-5',
  title: 'Cablu VVGng(A)-LS 5x2.5 mm²',
  title_ro: 'Cablu VVGng(A)-LS 5x2.5 mm²',
  title_ru: 'Кабель ВВГнг(А)-LS 5х2,5 мм²',
  code: 'OK-VVGNGLS-5X2.5',
  shop_code: '165573',
  ean: '4822819542085',
  is_archived: false,
  contents: null,
  brand: { id: 65, slug: 'odeskabel', title: 'Odeskabel' },
  category: { id: 55, title: 'Cablu VVGng(A)-LS', link: '/catalog/cabluri/cupru/vvg' },
  price: 38.94,
  promotion_price: 33.49,
  discount: 5.45,
  is_promotion: true,
  stock: 505,
  units: 'm',
  units_ro: 'm',
  units_ru: 'м',
  is_cut: true,
  smallest_quantity: 1,
  quantity_step: 1,
  vat_rate: 20,
  image: null,
  gallery: [],
  attributes: [{ name: 'section_mm2:2.5', title: 'Secțiune', value: '2.5 mm²' }],
  specifications: [
    { title: 'Brand', value: 'Odeskabel', shared: 'brand' },
    { title: 'Secțiune', value: '2.5 mm²', shared: ['section_mm2:2.5'] },
    { title: 'Armat', value: 'nu', shared: null },
  ],
  description: '<p>Nu propagă flacăra.</p>',
  general_info: 'Se taie la lungimea comandată.',
  warranty: 24,
  similar: [],
  accessories: [],
  successors: [],
  coils: [],
  documents: [],
  breadcrumbs: {
    category: { title: 'Cabluri', link: '/catalog/cabluri' },
    subcategory: { title: 'Cupru', link: '/catalog/cabluri/cupru' },
    subsubcategory: { title: 'VVG', link: '/catalog/cabluri/cupru/vvg' },
    subsubsubcategory: null,
  },
};

/** As the API gives it to those who are not logged in. */
export const guestCable: Product = {
  ...reelCable,
  price: null,
  promotion_price: null,
  discount: null,
};
