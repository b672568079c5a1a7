import type { Context } from 'hono';
import { encoded, streamOf } from '../../base/exports/stream-of.ts';
import { chooseEncoding } from './compression.ts';

/** A long text as it is written, compressed for clients that accept it. */
export function sendStream(
  c: Context,
  text: AsyncIterable<string>,
  headers: Record<string, string>,
) {
  const bytes = streamOf(encoded(text));
  if (chooseEncoding(c.req.header('Accept-Encoding')) === null) return c.body(bytes, 200, headers);
  const zipped = bytes.pipeThrough(new CompressionStream('gzip'));
  return c.body(zipped, 200, { ...headers, 'Content-Encoding': 'gzip' });
}
