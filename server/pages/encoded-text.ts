import { type Bytes, compress, type Encoding } from '../http/compression.ts';
import { log } from '../log/log.ts';

/** A text that is sent many times: compressed when first asked for, then kept. */
export type EncodedText = (encoding: Encoding | null) => Promise<Bytes>;

export function encodedText(plain: Bytes, { lasting = false } = {}): EncodedText {
  const kept = new Map<Encoding, Promise<Bytes>>();

  function begin(encoding: Encoding) {
    const quick = compress(plain, encoding);
    kept.set(encoding, quick);
    // Nobody waits for the last percents, but all who come later have them.
    if (lasting && encoding === 'br') {
      quick
        .then(() => compress(plain, encoding, 'thorough'))
        .then((best) => kept.set(encoding, Promise.resolve(best)))
        .catch((error) => log.error('could not compress further', error));
    }
    return quick;
  }

  return async (encoding) => {
    if (encoding === null) return plain;
    return kept.get(encoding) ?? begin(encoding);
  };
}
