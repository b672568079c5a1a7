import { type PackedLists, packLists } from './row-lists.ts';

/**
 * All codes, as the database lists them: one line each, `key productId`, sorted by their bytes. They
 * stay the bytes they came as; lines are found by halving, or by any piece of a code. Products whose
 * codes changed since are left out of the list and have theirs beside it.
 */
export type CodeIndex = Omit<ListedCodes, 'lines'> & {
  lines: Buffer;
  changed: Map<number, string[]>;
};

/** Can be sent between threads. */
export type ListedCodes = {
  lines: Uint8Array;
  /** Where each line starts. */
  starts: Int32Array;
  /** Where in the lines every second piece of a code is, by its number. */
  pieces: PackedLists;
};

/** Made where the list was read, because a long one takes its time. */
export function listCodes(lines: Buffer): ListedCodes {
  const starts = lineStarts(lines);
  const pieces = packLists(PIECES, (put) =>
    eachPiece(lines, starts, (piece, at, place) => {
      if (place % 2 === 0) put(piece, at);
    }),
  );
  return { lines, starts, pieces };
}

function lineStarts(lines: Buffer): Int32Array {
  const starts = lines.length === 0 ? [] : [0];
  for (let at = 0; at < lines.length - 1; at++) if (lines[at] === NEWLINE) starts.push(at + 1);
  return Int32Array.from(starts);
}

const NEWLINE = 0x0a;
const SPACE = 0x20;
const PIECE = 4;
/** Of two pieces side by side one is listed. Whoever types less means the beginning of a code. */
const SHORTEST_INSIDE = PIECE + 1;
const PIECES = 2 ** 16;

/**
 * Every PIECE bytes in a row of the codes that start there: a number below PIECES, where they are,
 * and at which place of their code. Different ones may have the same number: whoever looks them up
 * compares.
 */
function eachPiece(
  lines: Buffer,
  starts: Int32Array,
  put: (piece: number, at: number, place: number) => void,
) {
  // There are millions while the shop opens: by number, not by an iterator.
  for (let line = 0; line < starts.length; line++) {
    const start = starts[line] ?? 0;
    // Of a number's 32 bits: what is older has fallen out.
    let lastFour = 0;
    for (let end = start; end < lines.length; end++) {
      const byte = lines[end] ?? 0;
      if (byte === SPACE) break;
      lastFour = (lastFour << 8) | byte;
      const at = end + 1 - PIECE;
      // Spread by a large odd number: the upper bits depend on all of it.
      if (at >= start) put(Math.imul(lastFour, 0x9e3779b1) >>> 16, at, at - start);
    }
  }
}

export const openCodeBook = (codes: ListedCodes): CodeIndex => ({
  ...codes,
  lines: Buffer.from(codes.lines.buffer, codes.lines.byteOffset, codes.lines.byteLength),
  changed: new Map(),
});

/** A product's codes by now; none for one that is gone. */
export const changeCodes = ({ changed }: CodeIndex, id: number, codes: string[]) => {
  changed.set(id, codes);
};

const MOST = 2_000;

/** Products whose code begins with the key; `exact`: whose code is the key. */
export function codesBeginningWith(book: CodeIndex, key: string): { id: number; exact: boolean }[] {
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

export const hasCodeBeginningWith = (book: CodeIndex, key: string): boolean => {
  const wanted = Buffer.from(key);
  const first = firstFrom(book, wanted);
  const isListed = first < book.starts.length && beginsWith(lineAt(book, first), wanted);
  if (isListed) return true;
  return [...book.changed.values()].some((codes) => codes.some((one) => one.startsWith(key)));
};

/** Products whose code has the key somewhere inside; none where the key is too short for that. */
export function codesHolding({ lines, pieces, changed }: CodeIndex, key: string): number[] {
  if (key.length < SHORTEST_INSIDE) return [];
  const wanted = Buffer.from(key);
  const starts = rarestPieces(wanted, pieces).flatMap(({ offset, places }) =>
    Array.from(places, (place) => place - offset),
  );
  const ids = new Set<number>();
  for (const start of starts.toSorted((a, b) => a - b)) {
    if (!isAt(lines, wanted, start)) continue;
    const end = lines.indexOf(NEWLINE, start);
    const rest = lines.subarray(start, end < 0 ? undefined : end);
    // Never across the gap to the product's id.
    if (rest.indexOf(SPACE) < wanted.length || changed.has(idOf(rest))) continue;
    ids.add(idOf(rest));
    if (ids.size === MOST) break;
  }
  for (const [id, codes] of changed) if (codes.some((code) => code.includes(key))) ids.add(id);
  return [...ids];
}

/** Of the pieces at even places of the key, and of those at odd ones, the one the fewest codes have. */
function rarestPieces(key: Buffer, { first, rows }: PackedLists) {
  const rarest: { offset: number; places: Int32Array }[] = [];
  eachPiece(key, Int32Array.of(0), (piece, offset) => {
    const places = rows.subarray(first[piece], first[piece + 1]);
    const known = rarest[offset % 2];
    if (!known || places.length < known.places.length) rarest[offset % 2] = { offset, places };
  });
  return rarest;
}

function isAt(lines: Buffer, key: Buffer, start: number): boolean {
  for (let at = 0; at < key.length; at++) if (lines[start + at] !== key[at]) return false;
  return true;
}

const idOf = (line: Buffer) => Number(line.toString('latin1', line.lastIndexOf(SPACE) + 1));

const beginsWith = (line: Buffer, key: Buffer) =>
  line.length >= key.length && line.compare(key, 0, key.length, 0, key.length) === 0;

function lineAt({ lines, starts }: CodeIndex, at: number): Buffer {
  const next = starts[at + 1];
  const end = next === undefined ? lines.length : next - 1;
  return lines.subarray(starts[at] ?? 0, end);
}

function firstFrom(book: CodeIndex, key: Buffer): number {
  let [low, high] = [0, book.starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineAt(book, middle).compare(key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
