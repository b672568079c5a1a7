import { createApi } from '../../../storefront/api/client.ts';
import { locale } from '../../i18n.ts';

/** Of the shop's public side: districts are the same for everybody. */
const shopApi = createApi({ locale, token: null, fetch: window.fetch.bind(window) });

export const readDistricts = {
  queryKey: ['districts'],
  queryFn: () => shopApi.get('/contacts/districts/'),
  staleTime: Number.POSITIVE_INFINITY,
};
