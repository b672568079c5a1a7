/** Asks the shop anew what is in the customer's cart and what it costs. */
export const reloadCart = async (user: number) =>
  (await import('./sync-cart.ts')).mergeCartOf(user);
