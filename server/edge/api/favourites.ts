import * as operations from '../../../contract/operations/favourites.ts';
import { addFavourite } from '../../shop/favourites/add-favourite.ts';
import { listFavourites } from '../../shop/favourites/list-favourites.ts';
import { deleteFavourite, deleteFavourites } from '../../shop/favourites/queries.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { invalid, notFound } from './refusal.ts';

export const favourites = (shop: Shop): Endpoint[] => [
  endpoint(operations.listFavourites, ({ query, viewer, locale }) =>
    listFavourites(shop, query.page, { viewer, locale }),
  ),
  endpoint(operations.addFavourite, async ({ body, viewer, locale }) => {
    const outcome = await addFavourite(shop, body.product, { viewer, locale });
    switch (outcome.kind) {
      case 'added':
        return { id: outcome.product.id, product: outcome.product };
      case 'no-such-product':
        return notFound();
      case 'favourites-full':
        return invalid({ non_field_errors: ['VALIDATE.FAVOURITES_MANY'] });
    }
  }),
  endpoint(operations.deleteFavourite, async ({ params, viewer }) => {
    const found = await deleteFavourite(shop.db, viewer.id, params.id);
    return found ? null : notFound();
  }),
  endpoint(operations.deleteAllFavourites, ({ viewer }) => deleteFavourites(shop.db, viewer.id)),
];
