import { FetchError } from 'ofetch';
import { data } from 'react-router';

/** The answer to an address that leads nowhere. */
export const missing = () => data(null, { status: 404 });

/** What the API does not know, or cannot read out of the address, is a missing page. */
export const orNotFound = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const isMissing = error instanceof FetchError && (error.status === 404 || error.status === 400);
    throw isMissing ? missing() : error;
  });
