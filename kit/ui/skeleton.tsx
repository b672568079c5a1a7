/** Stands in the place, and at the size, of what is on its way. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`block animate-pulse rounded-control bg-line/70 ${className}`}
  />
);
