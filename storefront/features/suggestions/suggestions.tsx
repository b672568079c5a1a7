import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { ViewedProducts } from '../viewed/viewed-products.tsx';
import { RailSkeleton } from './rail-skeleton.tsx';

const Popular = fetchedPart(() => import('./popular.tsx'));

/**
 * A way on from where there is nothing yet: what this visitor has looked at, then what everybody
 * buys. Whoever has something to see there never fetches the latter.
 */
export const Suggestions = () => (
  <div className="grid grid-cols-1 gap-12 md:gap-16">
    <ViewedProducts />
    <Popular waiting={<RailSkeleton />} />
  </div>
);
