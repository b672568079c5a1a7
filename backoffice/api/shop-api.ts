import { createApi } from '../../kit/api/client.ts';
import { locale } from '../i18n.ts';

/** What anybody may read of the shop, such as the places a courier goes to. */
export const shopApi = createApi({
  locale,
  token: null,
  fetch: (input, init) => fetch(input, init),
});
