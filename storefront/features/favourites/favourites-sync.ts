import { lateSync } from '../cart/late-sync.ts';
import { favourites } from './favourites-store.ts';

export const favouritesSync = lateSync(favourites, () => import('./sync-favourites.ts'));
