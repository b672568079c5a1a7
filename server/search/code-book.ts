/**
 * All codes, as the database lists them: one line each, `key productId`, sorted by their bytes.
 * They stay one string; the lines are found by halving.
 */
export type CodeBook = { lines: string; starts: Int32Array };

export function openCodeBook(lines: string): CodeBook {
  const starts: number[] = [];
  for (let at = 0; at < lines.length; at = lines.indexOf('\n', at) + 1) {
    starts.push(at);
    if (lines.indexOf('\n', at) < 0) break;
  }
  return { lines, starts: Int32Array.from(starts) };
}

const MOST = 2_000;

/** Products whose code begins with the key; `exact`: whose code is the key. */
export function codesBeginningWith(book: CodeBook, key: string): { id: number; exact: boolean }[] {
  const found: { id: number; exact: boolean }[] = [];
  for (let at = firstFrom(book, key); at < book.starts.length && found.length < MOST; at++) {
    const line = lineAt(book, at);
    if (!line.startsWith(key)) break;
    found.push({ id: idOf(line), exact: line[key.length] === ' ' });
  }
  return found;
}

export const hasCodeBeginningWith = (book: CodeBook, key: string): boolean => {
  const first = firstFrom(book, key);
  return first < book.starts.length && lineAt(book, first).startsWith(key);
};

/** Products whose code has the key somewhere inside. */
export function codesHolding({ lines }: CodeBook, key: string): number[] {
  const ids = new Set<number>();
  for (
    let at = lines.indexOf(key);
    at >= 0 && ids.size < MOST;
    at = lines.indexOf(key, lines.indexOf('\n', at) + 1)
  ) {
    const end = lines.indexOf('\n', at);
    const rest = lines.slice(at, end < 0 ? undefined : end);
    // Never across the gap to the product's id.
    if (rest.indexOf(' ') >= key.length) ids.add(idOf(rest));
    if (end < 0) break;
  }
  return [...ids];
}

const idOf = (line: string) => Number(line.slice(line.lastIndexOf(' ') + 1));

function lineAt({ lines, starts }: CodeBook, at: number): string {
  const next = starts[at + 1];
  return lines.slice(starts[at] ?? 0, next === undefined ? undefined : next - 1);
}

function firstFrom(book: CodeBook, key: string): number {
  let [low, high] = [0, book.starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineAt(book, middle) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
