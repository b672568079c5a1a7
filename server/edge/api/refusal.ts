import type { StaffMessageKey } from '../../../contract/staff/messages.ts';

/** An expected failure, named by its message; the edge turns it into an answer. */
export class Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429;
  readonly message: StaffMessageKey;
  /** Messages of fields instead of one `detail`, or further data beside it. */
  readonly fields: Record<string, StaffMessageKey[]> | undefined;
  readonly extra: Record<string, unknown>;
  /** What stands in the message for `{name}`. */
  readonly values: Record<string, string>;

  constructor(
    status: Refusal['status'],
    message: StaffMessageKey,
    options: {
      fields?: Record<string, StaffMessageKey[]>;
      extra?: Record<string, unknown>;
      values?: Record<string, string>;
    } = {},
  ) {
    this.status = status;
    this.message = message;
    this.fields = options.fields;
    this.extra = options.extra ?? {};
    this.values = options.values ?? {};
  }
}

export const notFound = () => new Refusal(404, 'ERROR.NOT_FOUND');

/** `moved_to`: the page's present address, without the language, if it had this one before. */
export const movedOrNotFound = (address: string | null) =>
  address === null
    ? notFound()
    : new Refusal(404, 'ERROR.NOT_FOUND', { extra: { moved_to: address } });

export const invalid = (fields: Record<string, StaffMessageKey[]>) =>
  new Refusal(400, 'VALIDATE.INVALID', { fields });

export const tooMany = (message: StaffMessageKey, seconds: number) =>
  new Refusal(429, message, { extra: { retry_after: seconds } });
