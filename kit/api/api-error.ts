type Refused = { status: number; headers: Pick<Headers, 'get'> };
type Failure = { cause: unknown } | { response: Refused; data: unknown };

/** An answer other than success, or none: then `status` is undefined. */
export class ApiError extends Error {
  readonly status: number | undefined;
  /** The answer's body: field messages, or `{ detail }`. */
  readonly data: unknown;
  /** Seconds to wait, where the shop says so. */
  readonly retryAfter: number | null;

  constructor(failure: Failure) {
    const response = 'response' in failure ? failure.response : undefined;
    super(response ? `the API answered ${response.status}` : 'the API did not answer', {
      cause: 'cause' in failure ? failure.cause : undefined,
    });
    this.name = 'ApiError';
    this.status = response?.status;
    this.data = 'data' in failure ? failure.data : null;
    this.retryAfter = Number(response?.headers.get('Retry-After')) || null;
  }
}

/** The status a failed call was answered with; undefined when no answer came. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
