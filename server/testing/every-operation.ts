import type { Operation } from '../../contract/operation.ts';
import * as accounts from '../../contract/operations/accounts.ts';
import * as blog from '../../contract/operations/blog.ts';
import * as brands from '../../contract/operations/brands.ts';
import * as cart from '../../contract/operations/cart.ts';
import * as categories from '../../contract/operations/categories.ts';
import * as contacts from '../../contract/operations/contacts.ts';
import * as contentPages from '../../contract/operations/content-pages.ts';
import * as core from '../../contract/operations/core.ts';
import * as favourites from '../../contract/operations/favourites.ts';
import * as orders from '../../contract/operations/orders.ts';
import * as products from '../../contract/operations/products.ts';

export const everyOperation: Operation[] = [
  accounts,
  blog,
  brands,
  cart,
  categories,
  contacts,
  contentPages,
  core,
  favourites,
  orders,
  products,
].flatMap((group) => Object.values(group));
