import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import * as v from 'valibot';
import type { BankContext } from './bank.ts';

/**
 * What goes wrong with the next question: nothing is heard of it, before or after it was done; the
 * line is cut; something else answers; or it takes long.
 */
export const faultForm = v.object({
  method: v.optional(v.string()),
  /** With what the path begins, as the shop asks for it: `/maib/v2/checkouts`. */
  path: v.optional(v.string(), '/'),
  kind: v.picklist(['answer', 'cut', 'cut-after', 'silence', 'silence-after', 'delay']),
  status: v.optional(v.number(), 200),
  body: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'application/json'),
  milliseconds: v.optional(v.number(), 0),
  times: v.optional(v.number(), 1),
});
export type Fault = v.InferOutput<typeof faultForm>;

export function planFaults() {
  const planned: Fault[] = [];

  /** The first that fits, which happens once less from now on. */
  function next(method: string, path: string): Fault | undefined {
    const fault = planned.find(
      (one) => (one.method ?? method) === method && path.startsWith(one.path),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) planned.splice(planned.indexOf(fault), 1);
    return fault;
  }

  async function happen(c: Context<BankContext>, work: Next) {
    const fault = next(c.req.method, c.req.path);
    if (!fault) return work();
    if (fault.kind === 'answer') {
      const { status, body, type } = fault;
      return new Response(body, { status, headers: { 'Content-Type': type } });
    }
    if (fault.kind === 'delay') {
      await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
      return work();
    }
    // The body has to be there before what is done with it can be.
    await c.req.text();
    if (fault.kind.endsWith('-after')) await work();
    const { incoming } = c.env;
    if (fault.kind.startsWith('cut')) incoming.socket.destroy();
    else await new Promise<void>((resolve) => incoming.socket.once('close', () => resolve()));
    c.res = RESPONSE_ALREADY_SENT;
  }

  return {
    happen,
    plan(fault: Fault) {
      planned.push(fault);
    },
  };
}
