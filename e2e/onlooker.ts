import { registerCustomer } from './visitor.ts';

let registered: ReturnType<typeof registerCustomer> | undefined;

/** The token of a customer who sees prices and buys nothing: one for all tests of this process. */
export async function onlooker() {
  registered ??= registerCustomer();
  return (await registered).token;
}
