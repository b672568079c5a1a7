import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { KeptFile } from '../../base/releases/kept-files.ts';
import { chooseEncoding, paysToCompress } from '../http/compression.ts';
import { type EncodedText, encodedText } from '../http/encoded-text.ts';
import { etagOf, isHeld } from '../http/etag.ts';

type BuiltFile = {
  headers: Record<string, string>;
  etag: string;
  body: EncodedText;
  isCompressed: boolean;
};

/** Reads what another build has by this address, if one that is still asked for has it. */
export type OtherBuilds = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Built files carry a hash in their name and never change; the few others may. */
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * Built files, few and small enough to be kept in memory, and those of other builds that open pages
 * ask for: nothing else can be asked.
 */
export function builtFiles(
  filesDir: string,
  base = '',
  otherBuilds: OtherBuilds = async () => null,
): MiddlewareHandler {
  const files = new Map(
    namesIn(filesDir).map((name) => [`${base}/${name}`, readBuiltFile(filesDir, name)]),
  );

  async function fileOfOthers(path: string) {
    const plain = await otherBuilds(path);
    if (plain) files.set(path, builtFile(path, plain, FOREVER));
    return files.get(path);
  }

  return async (c, next) => {
    const { path } = c.req;
    const isNamedByContent = path.startsWith(`${base}/assets/`);
    const file = files.get(path) ?? (isNamedByContent ? await fileOfOthers(path) : undefined);
    if (!file) {
      // A file of a build long gone: the browser reloads the page, a page in its place would not help.
      if (!isNamedByContent) return next();
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

/** Those that pages ask for by a name of their content, by their addresses. */
export const filesToKeep = (filesDir: string, base = ''): KeptFile[] =>
  namesIn(filesDir)
    .filter(isNamedByContent)
    .map((name) => ({ path: `${base}/${name}`, body: readFileSync(join(filesDir, name)) }));

const isNamedByContent = (name: string) => name.startsWith('assets/');

/** All but the build's own notes, which stand in folders with a dot. */
const namesIn = (filesDir: string) =>
  readdirSync(filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(filesDir, join(parentPath, name)))
    .filter((name) => !name.startsWith('.'));

const readBuiltFile = (filesDir: string, name: string) =>
  builtFile(
    name,
    new Uint8Array(readFileSync(join(filesDir, name))),
    isNamedByContent(name) ? FOREVER : FOR_AN_HOUR,
  );

function builtFile(name: string, plain: Uint8Array<ArrayBuffer>, lasts: string): BuiltFile {
  const type = getMimeType(name) ?? 'application/octet-stream';
  const etag = etagOf(plain);
  const isCompressed = paysToCompress(type, plain.length);
  return {
    etag,
    isCompressed,
    body: encodedText(plain, { lasting: true }),
    headers: {
      'Content-Type': type,
      'Cache-Control': lasts,
      ETag: etag,
      ...(isCompressed && { Vary: 'Accept-Encoding' }),
    },
  };
}
