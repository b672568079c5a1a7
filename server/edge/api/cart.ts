import * as operations from '../../../contract/operations/cart.ts';
import { deleteLines } from '../../shop/carts/queries.ts';
import { readCart } from '../../shop/carts/read-cart.ts';
import { writeCartLine } from '../../shop/carts/write-cart-line.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { invalid, notFound } from './refusal.ts';

export const cart = (shop: Shop): Endpoint[] => [
  endpoint(operations.readCart, ({ viewer, locale }) => readCart(shop, viewer, locale)),
  endpoint(operations.writeCartLine, async ({ body, viewer, locale }) => {
    const outcome = await writeCartLine(shop, body, { viewer, locale });
    switch (outcome.kind) {
      case 'written':
        return outcome.row;
      case 'no-such-product':
        return notFound();
      case 'cart-full':
        return invalid({ non_field_errors: ['VALIDATE.PRODUCTS_MANY'] });
    }
  }),
  endpoint(operations.emptyCart, ({ viewer }) => deleteLines(shop.db, viewer.id)),
];
