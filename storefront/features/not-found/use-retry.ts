import { useCallback, useEffect } from 'react';
import { ApiError } from '../../../kit/api/api-error.ts';
import { useRevalidation } from '../../router/hooks.ts';
import { Problem } from '../../router/problem.ts';

/** Data that did not come is asked for again; anything else that broke needs the page anew. */
export function useRetry(error: unknown) {
  const { revalidate, isRevalidating } = useRevalidation();
  const isAboutData = error instanceof ApiError || error instanceof Problem;

  const retry = useCallback(() => {
    if (isAboutData) revalidate();
    else location.reload();
  }, [isAboutData, revalidate]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { retry, isRetrying: isRevalidating };
}
