import { api } from '../../api/api.ts';

export const readAttributes = {
  queryKey: ['attributes'],
  queryFn: () => api.get('/staff/attributes/'),
};

export const readAttribute = (id: string) => ({
  queryKey: ['attributes', id],
  queryFn: () => api.get('/staff/attributes/{id}/', { params: { id } }),
});
