import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Bytes, chooseEncoding, compressNow } from './compression.ts';

/** Bytes. What fits into a few packets is sent sooner than compressed, where it is sent once. */
const WORTHWHILE = 4_096;

/** Sends text made for this one answer, compressed if the caller takes it so. */
export function sendText(c: Context, text: Bytes, status: ContentfulStatusCode = 200) {
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (encoding === null || text.length < WORTHWHILE) return c.body(text, status);
  c.header('Content-Encoding', encoding);
  return c.body(compressNow(text, encoding), status);
}
