import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Longer than every chain of proxies there is: what comes before was made up. */
const MOST_FORWARDED = 500;

/**
 * The caller's address. Each proxy adds whom it heard from at the end of X-Forwarded-For, so the
 * last of as many as the operator has are told by proxies; what stands before them anybody may have
 * written. What is no address is not believed.
 */
export function clientAddress(c: Context, trustedProxies: number) {
  const forwarded = forwardedAddress(c.req.header('x-forwarded-for'), trustedProxies);
  if (forwarded) return forwarded;
  // Calls from within the process have no socket.
  if (!c.env?.incoming) return 'local';
  return getConnInfo(c).remote.address ?? 'unknown';
}

/** The same before the application has seen the request. */
export const callerAddress = ({ headers, socket }: IncomingMessage, trustedProxies: number) =>
  forwardedAddress(headers['x-forwarded-for']?.toString(), trustedProxies) ??
  socket.remoteAddress ??
  'unknown';

const forwardedAddress = (forwarded: string | undefined, trustedProxies: number) =>
  trustedProxies > 0 && forwarded !== undefined ? addressIn(forwarded, trustedProxies) : null;

export function addressIn(forwarded: string, trustedProxies: number): string | null {
  const parts = forwarded.slice(-MOST_FORWARDED).split(',');
  const part = parts.at(-Math.min(trustedProxies, parts.length))?.trim() ?? '';
  // Some proxies tell the port as well: 192.0.2.7:1234, [2001:db8::7]:1234.
  const [, inBrackets, plain = part] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(part) ?? [];
  const [address = ''] = (inBrackets ?? plain).split('%', 1);
  return isIP(address) === 0 ? null : address;
}
