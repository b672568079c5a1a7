import * as operations from '../../../contract/operations/brands.ts';
import { listFilteredProducts } from '../../shop/catalogue/list-products.ts';
import { brandReference, presentBrand } from '../../shop/catalogue/present-brand.ts';
import { readSeo } from '../../shop/content/read-home-page.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

export const brands = (shop: Shop): Endpoint[] => [
  endpoint(operations.listBrands, async ({ locale }) =>
    shownBrands(shop).map((brand) => presentBrand(brand, locale)),
  ),
  endpoint(operations.listBrandsForFilter, async () => shownBrands(shop).map(brandReference)),
  endpoint(operations.readBrandsSeo, ({ locale }) => readSeo(shop, 'brands', locale)),
  endpoint(operations.listBrandProducts, ({ query, ...by }) =>
    listFilteredProducts(shop, query, by),
  ),
];

const shownBrands = ({ catalogue }: Shop) => catalogue().brands.filter(({ isHidden }) => !isHidden);
