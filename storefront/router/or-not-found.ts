import { ApiError } from '../api/api-error.ts';
import { Moved, missing } from './problem.ts';

/** What the API does not know, or cannot read out of the address, is a missing page. */
export const orNotFound = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (!isMissing) throw error;
    const { moved_to: address }: { moved_to?: unknown } = Object(error.data);
    throw typeof address === 'string' ? new Moved(address) : missing();
  });
