import { Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MissingPage, missing, TroublePage } from '../features/not-found/public.ts';

export const notFoundLoader = missing;

export const NotFound = () => (
  <Suspense>
    <MissingPage />
  </Suspense>
);

/** A missing product is a missing page; anything else is trouble that mostly passes. */
export function PageError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFound /> : <TroublePage error={error} />;
}
