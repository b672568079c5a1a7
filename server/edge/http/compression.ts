import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Bytes = Uint8Array<ArrayBuffer>;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Less than this fits into one packet anyway. */
const WORTHWHILE = 1024;

const TEXT = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/;

export const isWorthwhile = (bytes: number) => bytes >= WORTHWHILE;

export const paysToCompress = (type: string, bytes: number) =>
  isWorthwhile(bytes) && TEXT.test(type);

/** Browsers say one of a few things, with every request. */
const chosen = new Map<string, Encoding | null>();
const MOST_CHOSEN = 100;

/** The better of ours that the other side accepts; null sends the text as it is. */
export function chooseEncoding(acceptEncoding = ''): Encoding | null {
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known;
  const encoding = readEncoding(acceptEncoding);
  if (chosen.size < MOST_CHOSEN) chosen.set(acceptEncoding, encoding);
  return encoding;
}

function readEncoding(acceptEncoding: string): Encoding | null {
  const accepted = acceptEncoding
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .split(',')
    .filter((entry) => !/;q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** `thorough` is for what is sent for years: a seventh less, at seventy times the work. */
type Effort = 'quick' | 'thorough';
const brotliQuality: Record<Effort, number> = { quick: 4, thorough: 11 };

const brotliOptions = (body: Bytes, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Works off the main thread. */
export const compress = (
  body: Bytes,
  encoding: Encoding,
  effort: Effort = 'quick',
): Promise<Bytes> =>
  encoding === 'gzip' ? byGzip(body) : byBrotli(body, brotliOptions(body, brotliQuality[effort]));

/** For what is sent once: under a tenth more than the usual levels leave, for half the work. */
const INSTANT = 3;

/** For some kilobytes, which take longer to another thread and back than to compress. */
export const compressNow = (body: Bytes, encoding: Encoding): Bytes =>
  encoding === 'gzip'
    ? gzipSync(body, { level: INSTANT })
    : brotliCompressSync(body, brotliOptions(body, INSTANT));
