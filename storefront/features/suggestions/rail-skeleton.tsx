import { Skeleton } from '../../ui/skeleton.tsx';

/** As tall as a rail of products with its title. */
export const RailSkeleton = () => (
  <div className="overflow-hidden">
    <Skeleton className="mb-6 h-9 w-72" />
    <div className="flex gap-4">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <Skeleton key={card} className="h-137 w-60 flex-none rounded-card" />
      ))}
    </div>
  </div>
);
