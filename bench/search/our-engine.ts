import * as v from 'valibot';
import type { FilteredProductList } from '../../contract/shapes/listing.ts';
import { listingQuery } from '../../contract/shapes/parameters.ts';
import { asking, overHttp } from '../../search-quality/ask.ts';
import { guest } from '../../server/shop/accounts/viewer.ts';
import { listFilteredProducts } from '../../server/shop/catalogue/list-products.ts';
import type { BenchShop } from '../open-bench-shop.ts';
import type { Contestant, Found } from './contestant.ts';

export function throughApi({ url }: BenchShop): Contestant {
  const ask = asking(overHttp(url.replace(/\/api$/, '')));
  return {
    name: 'Cablaj, over HTTP',
    search: async (query, locale) => foundIn(await ask({ query, locale })),
  };
}

/** Cards, categories and filters included: what the API would send. */
export const inProcess = ({ shop }: BenchShop): Contestant => ({
  name: 'Cablaj, in process',
  async search(query, locale) {
    const wanted = v.parse(listingQuery, { search: query });
    const list = await listFilteredProducts(shop, wanted, { viewer: guest, locale });
    return list ? foundIn(list) : { codes: [] };
  },
});

const foundIn = ({ results, search }: FilteredProductList): Found => ({
  codes: results.map(({ code }) => code),
  secondTry: search !== null && (search.change !== null || search.left_out.length > 0),
});
