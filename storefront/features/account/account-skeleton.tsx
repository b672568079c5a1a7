import { Skeleton } from '../../../kit/ui/skeleton.tsx';

/** Where a customer's page is on its way. */
export const AccountSkeleton = () => (
  <>
    <Skeleton className="h-9 w-48" />
    <Skeleton className="mt-2 h-6 w-64" />
    <div className="mt-8 grid gap-8 xl:grid-cols-[1fr_420px]">
      <OrdersSkeleton />
      <Skeleton className="h-96" />
    </div>
  </>
);

export const OrdersSkeleton = () => (
  <div className="grid content-start gap-3">
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} className="h-24 md:h-20" />
    ))}
  </div>
);
