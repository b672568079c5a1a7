import * as operations from '../../../contract/operations/products.ts';
import { listBestDiscounts, listMostBought } from '../../shop/catalogue/home-cards.ts';
import { listFilteredProducts, listProducts } from '../../shop/catalogue/list-products.ts';
import { readProduct } from '../../shop/catalogue/read-product.ts';
import { movedTo } from '../../shop/redirects/moved-to.ts';
import type { Shop } from '../../shop/shop.ts';
import { begunSearch, countSearch } from './count-search.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { movedOrNotFound } from './refusal.ts';

export const products = (shop: Shop): Endpoint[] => [
  endpoint(operations.listAllProducts, ({ query, ...by }) => listProducts(shop, query, by)),
  endpoint(operations.listProducts, ({ query, ...by }) => listProducts(shop, query, by)),
  endpoint(
    operations.readProduct,
    async ({ params, ...by }) =>
      (await readProduct(shop, params.slug, by)) ??
      movedOrNotFound(await movedTo(shop, 'product', params.slug)),
  ),
  endpoint(operations.listBestDiscounts, (by) => listBestDiscounts(shop, by)),
  endpoint(operations.listMostBought, (by) => listMostBought(shop, by)),
  endpoint(operations.searchProducts, async ({ query, eachTime, ...by }) => {
    const list = await listFilteredProducts(shop, query, by);
    if (!list) return null;
    const begun = begunSearch(query, list, by.locale);
    if (begun) eachTime((asker) => countSearch(shop, begun, asker));
    return list;
  }),
  endpoint(operations.listPromotions, ({ query, ...by }) =>
    listProducts(shop, { ...query, is_promotion: true }, by),
  ),
  endpoint(operations.filterPromotions, ({ query, ...by }) =>
    listFilteredProducts(shop, { ...query, is_promotion: true }, by),
  ),
];
