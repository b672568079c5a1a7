import { Suspense } from 'react';
import { MissingPage, TroublePage } from '../features/not-found/public.ts';
import { useProblem } from '../router/hooks.ts';

/** Lost by an address, one looks elsewhere; anything else is trouble that mostly passes. */
export function PageError() {
  const problem = useProblem();
  if (!problem || problem.status >= 500) return <TroublePage error={problem?.cause ?? problem} />;
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  );
}
