import type { User } from '../../../contract/shapes/account.ts';
import type { Database } from '../../base/database/connect.ts';
import { readCustomer } from './queries.ts';

/** The API names a customer by `id` and by `user`. */
export const showUser = ({
  email_confirmed_at,
  ...customer
}: Omit<User, 'user' | 'email_confirmed'> & { email_confirmed_at: Date | null }): User => ({
  ...customer,
  user: customer.id,
  email_confirmed: email_confirmed_at !== null,
});

export const readUser = async (db: Database, customerId: number) =>
  showUser(await readCustomer(db, customerId));
