import { ApiError } from '../../api/api-error.ts';

/** The status a failed call was answered with; undefined when no answer came. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
