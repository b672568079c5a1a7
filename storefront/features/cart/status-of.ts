/** The HTTP status a failed call was answered with; undefined when no answer came. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
