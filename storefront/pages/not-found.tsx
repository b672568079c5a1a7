import { FailurePage } from '../features/not-found/failure-page.tsx';
import { MissingPage } from '../features/not-found/missing-page-when-needed.tsx';
import { useProblem } from '../router/hooks.ts';

/** Lost by an address, one looks elsewhere; anything else failed on our side and mostly passes. */
export function PageError() {
  const problem = useProblem();
  if (!problem || problem.status >= 500) return <FailurePage error={problem?.cause ?? problem} />;
  return <MissingPage />;
}
