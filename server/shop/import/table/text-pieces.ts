import type { ByteSource } from '../../../base/archives/open-archive.ts';
import { type Encoding, NotText, openDecoder } from '../../../base/text/decode-text.ts';
import { guessEncoding } from '../../../base/text/guess-encoding.ts';
import { BadTable } from './bad-table.ts';

/** Small ones: who parses a piece lets others have their turn only after it. */
const PIECE = 16 * 1024;
const NEW_LINE = 10;

/** It takes all of a file to know, and files are read several times. */
const guessed = new WeakMap<ByteSource, Promise<Encoding | null>>();

/** The text of a file, piece by piece, in whatever it was written. */
export async function* textPieces(source: ByteSource): AsyncGenerator<string> {
  const guess = guessed.get(source) ?? guessEncoding(source.read(0, source.size));
  guessed.set(source, guess);
  const encoding = await guess;
  if (encoding === null) throw new BadTable('TABLE.NOT_TEXT');
  const decode = openDecoder(encoding);
  let rows = 1;
  for await (const chunk of source.read(0, source.size)) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      const text = decodedOr(
        () => decode(piece),
        () => rows + rowsBeforeMistake(piece, encoding),
      );
      // A file that says by its mark what it is written in may still hold what no text does.
      const nought = text.indexOf('\0');
      if (nought !== -1) {
        const before = text.slice(0, nought).split('\n').length - 1;
        throw new BadTable('TABLE.ENCODING', { row: rows + before });
      }
      yield text;
      rows += count(piece, NEW_LINE);
    }
  }
  yield decodedOr(
    () => decode(),
    () => rows,
  );
}

function decodedOr(decode: () => string, rowOfMistake: () => number): string {
  try {
    return decode();
  } catch (error) {
    throw error instanceof NotText
      ? new BadTable('TABLE.ENCODING', { row: rowOfMistake() })
      : error;
  }
}

function count(bytes: Uint8Array, wanted: number) {
  let found = 0;
  for (const byte of bytes) if (byte === wanted) found += 1;
  return found;
}

/** Line by line: a line break is never a part of a letter. */
function rowsBeforeMistake(bytes: Uint8Array, encoding: Encoding): number {
  let row = 0;
  for (let from = 0; from < bytes.length; row += 1) {
    const end = bytes.indexOf(NEW_LINE, from);
    if (end === -1 || !isWhole(bytes.subarray(from, end), encoding)) return row;
    from = end + 1;
  }
  return row;
}

function isWhole(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    const decode = openDecoder(encoding);
    decode(bytes);
    decode();
    return true;
  } catch {
    return false;
  }
}
