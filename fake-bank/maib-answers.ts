import { HTTPException } from 'hono/http-exception';

/** By a name that shops know. */
export class Refusal extends HTTPException {
  code: string;
  constructor(status: 400 | 401 | 404 | 409, code: string) {
    super(status);
    this.code = code;
  }
}

export function refuse(status: 400 | 401 | 404 | 409, code: string): never {
  throw new Refusal(status, code);
}

export const answered = (result: unknown) => ({ result, ok: true, errors: null });

/** One page of a list, and how many there are. */
export function page<Item>(
  items: Item[],
  query: Record<string, string>,
  write: (item: Item) => unknown,
) {
  const offset = Number(query.offset ?? 0);
  const count = Number(query.count ?? 10);
  const shown = items.slice(offset, offset + count).map(write);
  return answered({ items: shown, count: shown.length, totalCount: items.length });
}

export const isBetween = (date: Date, from: string | undefined, to: string | undefined) =>
  (!from || date >= new Date(from)) && (!to || date <= new Date(to));
