import { type Encoding, openDecoder } from './decode-text.ts';

/**
 * What a text that does not say it is written in, by all of its bytes; null: it is no text. Cyrillic
 * words are letters above 127 side by side; in Romanian ones such a letter stands between English
 * ones.
 */
export async function guessEncoding(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Encoding | null> {
  const decode = openDecoder('utf-8');
  let isUtf8 = true;
  let read = 0;
  let side = 0;
  let together = 0;
  let alone = 0;
  const endWord = () => {
    if (side > 1) together += side;
    else alone += side;
    side = 0;
  };
  for await (const piece of pieces) {
    const marked = read === 0 ? markedEncoding(piece) : null;
    if (marked) return marked;
    if (piece.includes(0)) return null;
    read += piece.length;
    isUtf8 &&= isTaken(() => decode(piece));
    for (const byte of piece) {
      if (byte >= FIRST_LETTER) side += 1;
      else if (side > 0) endWord();
    }
  }
  endWord();
  if (isUtf8 && isTaken(() => decode())) return 'utf-8';
  return together > alone ? 'windows-1251' : 'windows-1250';
}

const FIRST_LETTER = 0xaa;

/** By the mark at its beginning; null without one. */
function markedEncoding([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return first === 0xff && second === 0xfe ? 'utf-16le' : null;
}

function isTaken(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}
