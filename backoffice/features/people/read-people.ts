import { api } from '../../api/api.ts';

export const readPeople = { queryKey: ['people'], queryFn: () => api.get('/staff/people/') };
