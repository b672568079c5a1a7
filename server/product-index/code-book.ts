/**
 * All codes, as the database lists them: one line each, `key productId`, sorted by their bytes. They
 * stay the bytes they came as; lines are found by halving. Products whose codes changed since are
 * left out of the list and have theirs beside it.
 */
export type CodeBook = {
  lines: Buffer;
  starts: Int32Array;
  changed: Map<number, string[]>;
};

/** Where each line starts; found where the list was read, because a long one takes its time. */
export function lineStarts(lines: Buffer): Int32Array {
  const starts: number[] = [];
  for (let at = 0; at < lines.length; ) {
    starts.push(at);
    const end = lines.indexOf(NEWLINE, at);
    if (end < 0) break;
    at = end + 1;
  }
  return Int32Array.from(starts);
}

export const openCodeBook = (lines: Buffer | string, starts?: Int32Array): CodeBook => {
  const bytes = typeof lines === 'string' ? Buffer.from(lines) : lines;
  return { lines: bytes, starts: starts ?? lineStarts(bytes), changed: new Map() };
};

/** A product's codes by now; none for one that is gone. */
export const changeCodes = ({ changed }: CodeBook, id: number, codes: string[]) => {
  changed.set(id, codes);
};

const NEWLINE = 0x0a;
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

const SPACE = 0x20;

export const hasCodeBeginningWith = (book: CodeBook, key: string): boolean => {
  const wanted = Buffer.from(key);
  const first = firstFrom(book, wanted);
  const isListed = first < book.starts.length && beginsWith(lineAt(book, first), wanted);
  if (isListed) return true;
  return [...book.changed.values()].some((codes) => codes.some((one) => one.startsWith(key)));
};

/** Products whose code has the key somewhere inside. */
export function codesHolding({ lines, changed }: CodeBook, key: string): number[] {
  const ids = new Set<number>();
  for (let at = lines.indexOf(key); at >= 0 && ids.size < MOST; ) {
    const end = lines.indexOf(NEWLINE, at);
    const rest = lines.subarray(at, end < 0 ? undefined : end);
    // Never across the gap to the product's id.
    if (rest.indexOf(SPACE) >= Buffer.byteLength(key) && !changed.has(idOf(rest))) {
      ids.add(idOf(rest));
    }
    if (end < 0) break;
    at = lines.indexOf(key, end + 1);
  }
  for (const [id, codes] of changed) if (codes.some((code) => code.includes(key))) ids.add(id);
  return [...ids];
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
