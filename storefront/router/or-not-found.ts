import { ApiError } from '../api/api-error.ts';
import { missing } from './problem.ts';

/** What the API does not know, or cannot read out of the address, is a missing page. */
export const orNotFound = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    throw isMissing ? missing() : error;
  });
