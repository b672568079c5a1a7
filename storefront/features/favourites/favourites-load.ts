import { firstLoad } from '../cart/public.ts';

export const favouritesLoad = firstLoad();
