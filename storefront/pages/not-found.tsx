import { FailurePage, MissingPage } from '../features/not-found/public.ts';
import { useProblem } from '../router/hooks.ts';

/** Lost by an address, one looks elsewhere; anything else failed on our side and mostly passes. */
export function PageError() {
  const problem = useProblem();
  if (!problem || problem.status >= 500) return <FailurePage error={problem?.cause ?? problem} />;
  return <MissingPage />;
}
