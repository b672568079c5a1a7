import { api } from '../../api/api.ts';

/** Read anew whenever it is opened: much besides this form changes a product. */
export const readProduct = (id: string) => ({
  queryKey: ['product', id],
  queryFn: () => api.get('/staff/products/{id}/', { params: { id } }),
  gcTime: 0,
});

/** What shows a product. */
export const renewsOf = (id: number) => [['product', String(id)], ['products']];
