import type { FilteredProductList } from '../../../../contract/shapes/listing.ts';
import { brandFilter, guestCable } from '../catalogue.fixture.ts';

const typed = 'rf,tkm 3[2?5';
const cord = { ...guestCable, id: 8, slug: 'pvs-3x2-5', title: 'Cordon PVS 3x2.5 mm²' };

/** Typed with the wrong keyboard; the second product is near what was asked for. */
export const searchedList: FilteredProductList = {
  pages: { current: 1, next: 2, previous: null, total_pages: 2 },
  total: 41,
  results: [guestCable, cord],
  categories: [],
  search: {
    text: typed,
    searched: 'кабель 3х2,5',
    change: 'layout',
    left_out: [],
    equivalents: [cord.id],
  },
  resembling: [],
  filters: [brandFilter],
};

export const nothingFound: FilteredProductList = {
  pages: { current: 1, next: null, previous: null, total_pages: 1 },
  total: 0,
  results: [],
  categories: [],
  search: { text: typed, searched: typed, change: null, left_out: [], equivalents: [] },
  resembling: [],
  filters: [],
};
