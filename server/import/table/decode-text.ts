import { BadTable } from './bad-table.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1251' | 'windows-1250';

/** The file's text in pieces, and what it was written in. */
export function decodeText(bytes: Uint8Array): {
  encoding: Encoding;
  pieces: () => Generator<string>;
} {
  const encoding = encodingOf(bytes);
  return {
    encoding,
    *pieces() {
      // fatal: a file that says it is UTF-8 and is not would lose letters without a word.
      const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
      let rows = 1;
      for (let at = 0; at < bytes.length; at += PIECE) {
        const part = bytes.subarray(at, at + PIECE);
        const isLast = at + PIECE >= bytes.length;
        let text: string;
        try {
          text = decoder.decode(part, { stream: !isLast });
        } catch {
          throw new BadTable('TABLE.ENCODING', { row: rows + rowsBeforeMistake(part) });
        }
        rows += count(part, NEW_LINE);
        yield encoding === 'windows-1250' ? withCommas(text) : text;
      }
    },
  };
}

const PIECE = 16 * 1024;
const NEW_LINE = 10;

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (bytes.includes(0)) throw new BadTable('TABLE.NOT_TEXT');
  return isUtf8(bytes) ? 'utf-8' : oneByteEncoding(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Cyrillic words are letters above 127 side by side; in Romanian ones such a letter stands between
 * English ones.
 */
function oneByteEncoding(bytes: Uint8Array): Encoding {
  let together = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0xaa) continue;
    const hasNeighbour = (bytes[at - 1] ?? 0) >= 0xaa || (bytes[at + 1] ?? 0) >= 0xaa;
    if (hasNeighbour) together += 1;
    else alone += 1;
  }
  return together > alone ? 'windows-1251' : 'windows-1250';
}

/** windows-1250 has ş and ţ with a cedilla alone. */
const withCommas = (text: string) =>
  text.replaceAll('ş', 'ș').replaceAll('ţ', 'ț').replaceAll('Ş', 'Ș').replaceAll('Ţ', 'Ț');

function count(bytes: Uint8Array, wanted: number) {
  let found = 0;
  for (const byte of bytes) if (byte === wanted) found += 1;
  return found;
}

/** Line by line: a line break is never a part of a letter. */
function rowsBeforeMistake(bytes: Uint8Array): number {
  let row = 0;
  for (let from = 0; from < bytes.length; row += 1) {
    const end = bytes.indexOf(NEW_LINE, from);
    if (end === -1 || !isUtf8(bytes.subarray(from, end))) return row;
    from = end + 1;
  }
  return row;
}
