import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, compress, isText, paysToCompress } from './compression.ts';

/** For answers made whole, such as the API's. Pages and files come compressed already. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  const type = headers.get('Content-Type') ?? '';
  if (!isText(type) || headers.has('Content-Encoding')) return;
  // An answer without a body, such as 304, has nothing to compress.
  if (c.res.body === null) return;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (encoding === null || c.req.method === 'HEAD') return;
  const body = new Uint8Array(await c.res.arrayBuffer());
  const pays = paysToCompress(type, body.length);
  if (pays) headers.set('Content-Encoding', encoding);
  c.res = new Response(pays ? await compress(body, encoding) : body, { status, headers });
};
