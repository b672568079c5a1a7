import { ApiError } from '../../kit/api/api-error.ts';
import { Moved, missing } from './problem.ts';

/** What the API does not know is a missing page, unless it has moved. */
export const orNotFound = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const { moved_to: address }: { moved_to?: unknown } = Object(error.data);
    throw typeof address === 'string' ? new Moved(address) : missing();
  });

/** A part the page can do without: its failure leaves the page whole. */
export const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);
