import type { MessageKey } from '../../contract/messages.ts';

/** An expected failure, named by its message; the edge turns it into an answer. */
export class Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429;
  readonly message: MessageKey;
  /** Messages of fields instead of one `detail`, or further data beside it. */
  readonly fields: Record<string, MessageKey[]> | undefined;
  readonly extra: Record<string, unknown>;

  constructor(
    status: Refusal['status'],
    message: MessageKey,
    options: { fields?: Record<string, MessageKey[]>; extra?: Record<string, unknown> } = {},
  ) {
    this.status = status;
    this.message = message;
    this.fields = options.fields;
    this.extra = options.extra ?? {};
  }
}

export const notFound = () => new Refusal(404, 'ERROR.NOT_FOUND');

/** `moved_to`: the page's present address, without the language, if it had this one before. */
export const movedOrNotFound = (address: string | null) =>
  address === null
    ? notFound()
    : new Refusal(404, 'ERROR.NOT_FOUND', { extra: { moved_to: address } });

export const invalid = (fields: Record<string, MessageKey[]>) =>
  new Refusal(400, 'VALIDATE.INVALID', { fields });

export const tooMany = (message: MessageKey, seconds: number) =>
  new Refusal(429, message, { extra: { retry_after: seconds } });
