import type { User } from '../../contract/shapes/account.ts';
import type { Database } from '../database/connect.ts';
import { readCustomer } from './queries.ts';

/** The API names a customer by `id` and by `user`. */
export const showUser = (customer: Omit<User, 'user'>): User => ({
  ...customer,
  user: customer.id,
});

export const readUser = async (db: Database, customerId: number) =>
  showUser(await readCustomer(db, customerId));
