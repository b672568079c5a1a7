import { FetchError } from 'ofetch';
import { data } from 'react-router';

/** What the API does not know, or cannot read out of the address, is a missing page. */
export const orNotFound = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const isMissing = error instanceof FetchError && (error.status === 404 || error.status === 400);
    throw isMissing ? data(null, { status: 404 }) : error;
  });
