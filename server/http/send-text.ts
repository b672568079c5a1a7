import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Bytes, chooseEncoding, compressNow, isWorthwhile } from './compression.ts';

/** Sends text made for this one answer, compressed if the caller takes it so. */
export function sendText(c: Context, text: Bytes, status: ContentfulStatusCode = 200) {
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (encoding === null || !isWorthwhile(text.length)) return c.body(text, status);
  c.header('Content-Encoding', encoding);
  return c.body(compressNow(text, encoding), status);
}
