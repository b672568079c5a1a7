import type { Filter } from '../../../contract/shapes/listing.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { productCard } from '../../../contract/shapes/product-card.fixture.ts';

export const cable: ProductCard = productCard({
  id: 7,
  slug: 'vvgng-3x2-5',
  title: 'Cablu VVGng-P 3x2.5 mm²',
  title_ro: 'Cablu VVGng-P 3x2.5 mm²',
  title_ru: 'Кабель ВВГнг-П 3х2,5 мм²',
  code: 'OK-VVGP-3X2.5',
  category: { id: 55, title: 'Cabluri VVG', link: '/catalog/cabluri/cupru/vvg' },
  stock: 2020,
  attributes: [
    { name: 'mark:VVGng-P', title: 'Marcă', value: 'VVGng-P' },
    { name: 'cores:3', title: 'Conductoare', value: '3' },
    { name: 'section_mm2:2.5', title: 'Secțiune', value: '2.5 mm²' },
    { name: 'colour:black', title: 'Culoare', value: 'negru' },
  ],
});

/** As the API gives it to those who are not logged in. */
export const guestCable: ProductCard = { ...cable, price: null };

export const brandFilter: Filter = {
  filter_type: 'brand',
  title: 'Brand',
  filter_items: [
    { id: 65, name: '65', title: 'Odeskabel', count: 41 },
    { id: 71, name: '71', title: 'Prysmian', count: 72 },
  ],
};

export const sectionFilter: Filter = {
  filter_type: 'attribute_2',
  title: 'Secțiune',
  filter_items: [
    { id: 901, name: 'section_mm2:1.5', title: '1.5 mm²', count: 30 },
    { id: 902, name: 'section_mm2:2.5', title: '2.5 mm²', count: 11 },
  ],
};

export const priceFilter: Filter = {
  filter_type: 'price',
  title: 'Preț',
  filter_items: [
    { id: 'price__gte', filter_item_name: 'price__gte', name: 'de la', value: 9.69 },
    { id: 'price__lte', filter_item_name: 'price__lte', name: 'până la', value: 1281.53 },
  ],
};
