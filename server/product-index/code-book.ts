import { type PackedLists, packLists } from './row-lists.ts';

/**
 * All codes, as the database lists them: one line each, `key productId`, sorted by their bytes. They
 * stay the bytes they came as; lines are found by halving, or by any piece of a code. Products whose
 * codes changed since are left out of the list and have theirs beside it.
 */
export type CodeBook = Omit<ListedCodes, 'lines'> & {
  lines: Buffer;
  changed: Map<number, string[]>;
};

/** Can be sent between threads. */
export type ListedCodes = {
  lines: Uint8Array;
  /** Where each line starts. */
  starts: Int32Array;
  /** Where in the lines each piece of a code is, by what pieceAt makes of it. */
  pieces: PackedLists;
};

/** Made where the list was read, because a long one takes its time. */
export function listCodes(lines: Buffer): ListedCodes {
  const starts = lineStarts(lines);
  const pieces = packLists(PIECES, (put) => {
    for (const start of starts) {
      const end = lines.indexOf(SPACE, start) - PIECE;
      for (let at = start; at <= end; at++) put(pieceAt(lines, at), at);
    }
  });
  return { lines, starts, pieces };
}

function lineStarts(lines: Buffer): Int32Array {
  const starts: number[] = [];
  for (let at = 0; at < lines.length; ) {
    starts.push(at);
    const end = lines.indexOf(NEWLINE, at);
    if (end < 0) break;
    at = end + 1;
  }
  return Int32Array.from(starts);
}

const NEWLINE = 0x0a;
const SPACE = 0x20;
/** Whoever types fewer bytes of a code means its beginning. */
const PIECE = 5;
const PIECES = 2 ** 16;

/** Different pieces may come to the same: whoever looks them up compares. */
function pieceAt(bytes: Buffer, start: number): number {
  let sum = 0;
  for (let at = start; at < start + PIECE; at++) sum = Math.imul(sum, 33) ^ (bytes[at] ?? 0);
  return (sum ^ (sum >>> 16)) & (PIECES - 1);
}

export const openCodeBook = (codes: ListedCodes): CodeBook => ({
  ...codes,
  lines: Buffer.from(codes.lines.buffer, codes.lines.byteOffset, codes.lines.byteLength),
  changed: new Map(),
});

/** A product's codes by now; none for one that is gone. */
export const changeCodes = ({ changed }: CodeBook, id: number, codes: string[]) => {
  changed.set(id, codes);
};

const MOST = 2_000;

/** Products whose code begins with the key; `exact`: whose code is the key. */
export function codesBeginningWith(book: CodeBook, key: string): { id: number; exact: boolean }[] {
  const found: { id: number; exact: boolean }[] = [];
  const wanted = Buffer.from(key);
  for (let at = firstFrom(book, wanted); at < book.starts.length && found.length < MOST; at++) {
    const line = lineAt(book, at);
    if (!beginsWith(line, wanted)) break;
    const id = idOf(line);
    if (!book.changed.has(id)) found.push({ id, exact: line[wanted.length] === SPACE });
  }
  for (const [id, codes] of book.changed) {
    for (const code of codes) {
      if (code.startsWith(key) && found.length < MOST) found.push({ id, exact: code === key });
    }
  }
  return found;
}

export const hasCodeBeginningWith = (book: CodeBook, key: string): boolean => {
  const wanted = Buffer.from(key);
  const first = firstFrom(book, wanted);
  const isListed = first < book.starts.length && beginsWith(lineAt(book, first), wanted);
  if (isListed) return true;
  return [...book.changed.values()].some((codes) => codes.some((one) => one.startsWith(key)));
};

/** Products whose code has the key somewhere inside; of a key shorter than a piece none. */
export function codesHolding({ lines, pieces, changed }: CodeBook, key: string): number[] {
  if (key.length < PIECE) return [];
  const wanted = Buffer.from(key);
  const ids = new Set<number>();
  const { offset, places } = rarestPiece(wanted, pieces);
  for (const place of places) {
    const end = lines.indexOf(NEWLINE, place);
    const rest = lines.subarray(place - offset, end < 0 ? undefined : end);
    // Never across the gap to the product's id.
    if (!beginsWith(rest, wanted) || rest.indexOf(SPACE) < wanted.length) continue;
    if (!changed.has(idOf(rest))) ids.add(idOf(rest));
    if (ids.size === MOST) break;
  }
  for (const [id, codes] of changed) if (codes.some((code) => code.includes(key))) ids.add(id);
  return [...ids];
}

/** Of all pieces of the key the one that the fewest codes have. */
function rarestPiece(key: Buffer, { first, rows }: PackedLists) {
  let rarest = { offset: 0, places: rows };
  for (let offset = 0; offset + PIECE <= key.length; offset++) {
    const piece = pieceAt(key, offset);
    const places = rows.subarray(first[piece], first[piece + 1]);
    if (places.length < rarest.places.length) rarest = { offset, places };
  }
  return rarest;
}

const idOf = (line: Buffer) => Number(line.toString('latin1', line.lastIndexOf(SPACE) + 1));

const beginsWith = (line: Buffer, key: Buffer) =>
  line.length >= key.length && line.compare(key, 0, key.length, 0, key.length) === 0;

function lineAt({ lines, starts }: CodeBook, at: number): Buffer {
  const next = starts[at + 1];
  const end = next === undefined ? lines.length : next - 1;
  return lines.subarray(starts[at] ?? 0, end);
}

function firstFrom(book: CodeBook, key: Buffer): number {
  let [low, high] = [0, book.starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineAt(book, middle).compare(key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
