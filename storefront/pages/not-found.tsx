import { Suspense } from 'react';
import { MissingPage, TroublePage } from '../features/not-found/public.ts';
import { useProblem } from '../router/hooks.ts';

/** A missing product is a missing page; anything else is trouble that mostly passes. */
export function PageError() {
  const problem = useProblem();
  if (problem?.status !== 404) return <TroublePage error={problem?.cause ?? problem} />;
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  );
}
