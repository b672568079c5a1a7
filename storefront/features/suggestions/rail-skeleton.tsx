import { Skeleton } from '../../../kit/ui/skeleton.tsx';

/** As tall as a rail of products with its title, whose cards are made at least as tall as these. */
export const RailSkeleton = () => (
  <div className="overflow-hidden">
    <Skeleton className="mb-4 h-8 w-72 max-w-full md:mb-6 md:h-9" />
    <div className="flex gap-4">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <Skeleton key={card} className="h-130.5 w-60 flex-none rounded-card" />
      ))}
    </div>
  </div>
);
