import { lazy, Suspense } from 'react';
import { RailSkeleton } from './rail-skeleton.tsx';

const Rails = lazy(() => import('./rails.tsx').catch(() => ({ default: () => null })));

/** A way on from where there is nothing yet. Who has something to see there never fetches it. */
export const Suggestions = () => (
  <Suspense fallback={<RailSkeleton />}>
    <Rails />
  </Suspense>
);
