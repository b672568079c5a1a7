import { log } from '../../base/log/log.ts';
import { type Bytes, compress, type Encoding } from './compression.ts';

/** A text that is sent many times: compressed when first asked for, then kept. */
export type EncodedText = (encoding: Encoding | null) => Bytes | Promise<Bytes>;

export function encodedText(plain: Bytes, { lasting = false } = {}): EncodedText {
  const kept = new Map<Encoding, Bytes | Promise<Bytes>>();

  function begin(encoding: Encoding) {
    const quick = compress(plain, encoding).then((bytes) => {
      kept.set(encoding, bytes);
      return bytes;
    });
    kept.set(encoding, quick);
    // Nobody waits for the last percents, but all who come later have them.
    if (lasting && encoding === 'br') {
      quick
        .then(() => compress(plain, encoding, 'thorough'))
        .then((best) => kept.set(encoding, best))
        .catch((error) => log.error('could not compress further', error));
    }
    return quick;
  }

  return (encoding) => (encoding === null ? plain : (kept.get(encoding) ?? begin(encoding)));
}
