import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Bytes = Uint8Array<ArrayBuffer>;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Less than this fits into one packet anyway. */
const WORTHWHILE = 1024;

const TEXT = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/;

export const isText = (type: string) => TEXT.test(type);

export const paysToCompress = (type: string, bytes: number) => bytes >= WORTHWHILE && isText(type);

/** The better of ours that the other side accepts; null sends the text as it is. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .split(',')
    .filter((entry) => !/;q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** `thorough` is for what is sent for years: a seventh less, at seventy times the work. */
export type Effort = 'quick' | 'thorough';
const brotliQuality: Record<Effort, number> = { quick: 4, thorough: 11 };

/** Works off the main thread. */
export async function compress(
  body: Bytes,
  encoding: Encoding,
  effort: Effort = 'quick',
): Promise<Bytes> {
  if (encoding === 'gzip') return byGzip(body);
  return byBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
