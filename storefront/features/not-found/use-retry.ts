import { FetchError } from 'ofetch';
import { useCallback, useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';

/** Data that did not come is asked for again; anything else that broke needs the page anew. */
export function useRetry(error: unknown) {
  const { revalidate, state } = useRevalidator();
  const isAboutData = error instanceof FetchError || isRouteErrorResponse(error);

  const retry = useCallback(() => {
    if (isAboutData) revalidate();
    else location.reload();
  }, [isAboutData, revalidate]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { retry, isRetrying: state === 'loading' };
}
