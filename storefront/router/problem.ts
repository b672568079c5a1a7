/** Why a page is not shown as asked: thrown by a loader, rendered by the problem page. */
export class Problem {
  readonly status: number;
  /** What went wrong, for the log; it never leaves the server. */
  readonly cause: unknown;

  constructor(status: number, cause: unknown = null) {
    this.status = status;
    this.cause = cause;
  }
}

/** The page has another address for good; without the language. */
export class Moved extends Problem {
  readonly to: string;

  constructor(to: string) {
    super(301);
    this.to = to;
  }
}

export const missing = () => new Problem(404);
