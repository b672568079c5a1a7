import { openAuth } from '../session/public.ts';

/** What a card asks of the rest of the shop. */

export { addToCart } from '../cart/public.ts';
export { toggleFavourite, useIsFavourite } from '../favourites/public.ts';

export const askToLogIn = () => openAuth({ tab: 'login' });
