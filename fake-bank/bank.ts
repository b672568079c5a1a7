import type { HttpBindings } from '@hono/node-server';
import { openBooks } from './books.ts';
import { startClock } from './clock.ts';
import { planFaults } from './faults.ts';
import { openNotices } from './notices.ts';

export type BankContext = { Bindings: HttpBindings };
export type Bank = ReturnType<typeof openBank>;

/** Everything there is of a bank behind its counters. */
export function openBank() {
  const clock = startClock();
  return {
    clock,
    books: openBooks(clock),
    notices: openNotices(clock),
    faults: planFaults(),
    /** What maib has signed shops in by, and until when. */
    tokens: new Map<string, Date>(),
    /** Where Victoriabank tells of payments: the shop has told it once, on paper. */
    victoriabankNotices: { url: null as string | null },
  };
}
