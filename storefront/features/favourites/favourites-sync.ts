import { lateSync } from '../cart/public.ts';
import { favourites } from './favourites-store.ts';

export const favouritesSync = lateSync(favourites, () => import('./sync-favourites.ts'));
