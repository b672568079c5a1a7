import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The caller's address; a proxy's word counts only where the operator says there is a proxy. */
export function clientAddress(c: Context, trustProxy: boolean) {
  const forwarded = c.req.header('x-forwarded-for');
  if (trustProxy && forwarded) return forwarded.split(',').at(-1)?.trim() ?? 'unknown';
  // Calls from within the process have no socket.
  if (!c.env?.incoming) return 'local';
  return getConnInfo(c).remote.address ?? 'unknown';
}
