import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { chooseEncoding, paysToCompress } from '../http/compression.ts';
import { type EncodedText, encodedText } from '../http/encoded-text.ts';
import { etagOf, isHeld } from '../http/etag.ts';

type BuiltFile = {
  headers: Record<string, string>;
  etag: string;
  body: EncodedText;
  isCompressed: boolean;
};

/** Built files carry a hash in their name and never change; the few others may. */
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/** Built files, few and small enough to be kept in memory: nothing else can be asked. */
export function builtFiles(filesDir: string, base = ''): MiddlewareHandler {
  const files = new Map(
    namesIn(filesDir).map((name) => [`${base}/${name}`, readBuiltFile(filesDir, name)]),
  );

  return async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) {
      // A file of a former build: the browser reloads the page, a page in its place would not help.
      if (!c.req.path.startsWith(`${base}/assets/`)) return next();
      return c.text('', 404, { 'Cache-Control': 'no-store' });
    }
    const { headers, etag, body, isCompressed } = file;
    if (isHeld(c.req.header('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    const encoding = isCompressed ? chooseEncoding(c.req.header('Accept-Encoding')) : null;
    return new Response(await body(encoding), {
      headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
    });
  };
}

/** All but the build's own notes, which stand in folders with a dot. */
const namesIn = (filesDir: string) =>
  readdirSync(filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(filesDir, join(parentPath, name)))
    .filter((name) => !name.startsWith('.'));

function readBuiltFile(filesDir: string, name: string): BuiltFile {
  const plain = new Uint8Array(readFileSync(join(filesDir, name)));
  const type = getMimeType(name) ?? 'application/octet-stream';
  const etag = etagOf(plain);
  const isCompressed = paysToCompress(type, plain.length);
  return {
    etag,
    isCompressed,
    body: encodedText(plain, { lasting: true }),
    headers: {
      'Content-Type': type,
      'Cache-Control': name.startsWith('assets/') ? FOREVER : FOR_AN_HOUR,
      ETag: etag,
      ...(isCompressed && { Vary: 'Accept-Encoding' }),
    },
  };
}
