import type { ShopOperation } from '../operation.ts';
import * as accounts from './accounts.ts';
import * as blog from './blog.ts';
import * as brands from './brands.ts';
import * as cart from './cart.ts';
import * as categories from './categories.ts';
import * as contacts from './contacts.ts';
import * as contentPages from './content-pages.ts';
import * as core from './core.ts';
import * as documents from './documents.ts';
import * as favourites from './favourites.ts';
import * as orders from './orders.ts';
import * as priceList from './price-list.ts';
import * as products from './products.ts';

const operations = [
  ...Object.values(accounts),
  ...Object.values(blog),
  ...Object.values(brands),
  ...Object.values(cart),
  ...Object.values(categories),
  ...Object.values(contacts),
  ...Object.values(contentPages),
  ...Object.values(core),
  ...Object.values(documents),
  ...Object.values(favourites),
  ...Object.values(orders),
  ...Object.values(priceList),
  ...Object.values(products),
];

/** Each by its own type, so that a method and a path say which one is meant. */
export type AnyOperation = (typeof operations)[number];

export const everyOperation: ShopOperation[] = operations;
