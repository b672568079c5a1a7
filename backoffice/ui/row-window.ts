/** Rows come into the document and leave it so many at a time. */
export const BLOCK = 20;
/** A list no longer than this stands in the document as a whole. */
const SHORT = 60;
/** A row nobody has measured yet, in pixels. */
const USUAL_ROW = 48;

/** Rows from one to before the other, or the room that rows which are not in the document take. */
export type Piece =
  | { kind: 'rows'; from: number; to: number }
  | { kind: 'gap'; from: number; height: number };

type Blocks = { first: number; last: number };

/** Heights of blocks by their place; holes where none was measured. */
export type Heights = (number | undefined)[];

export const isShort = (count: number) => count <= SHORT;

const lastBlock = (count: number) => Math.max(0, Math.ceil(count / BLOCK) - 1);

/** As high as rows were so far. */
function usualHeight(heights: Heights) {
  const known = heights.filter((height) => height !== undefined);
  const sum = known.reduce((total, height) => total + height, 0);
  return known.length === 0 ? USUAL_ROW * BLOCK : sum / known.length;
}

/** The blocks between two distances from the top of the list. */
export function blocksBetween(
  count: number,
  heights: Heights,
  { top, bottom }: { top: number; bottom: number },
): Blocks {
  const last = lastBlock(count);
  const usual = usualHeight(heights);
  let first = 0;
  let end = heights[0] ?? usual;
  while (first < last && end < top) end += heights[++first] ?? usual;
  let until = first;
  while (until < last && end < bottom) end += heights[++until] ?? usual;
  return { first, last: until };
}

/**
 * What is near comes in, what is far goes out, and what is between stays as it is: a few pixels
 * more or less do not make rows come and go.
 */
export function keepNear(held: Blocks, near: Blocks, far: Blocks): Blocks {
  const first = Math.min(Math.max(held.first, far.first), near.first);
  const last = Math.max(Math.min(held.last, far.last), near.last);
  return first === held.first && last === held.last ? held : { first, last };
}

/** The blocks in view and those around certain rows, with gaps for everything else. */
export function piecesOf(
  count: number,
  heights: Heights,
  { first, last }: Blocks,
  kept: readonly number[],
): Piece[] {
  if (isShort(count)) return [{ kind: 'rows', from: 0, to: count }];
  const usual = usualHeight(heights);
  const around = kept.map((row) => Math.floor(row / BLOCK));
  const pieces: Piece[] = [];
  for (let block = 0; block <= lastBlock(count); block++) {
    const isShown =
      (block >= first && block <= last) || around.some((at) => Math.abs(at - block) <= 1);
    const from = block * BLOCK;
    const to = Math.min(count, from + BLOCK);
    const piece = pieces.at(-1);
    if (isShown && piece?.kind === 'rows') piece.to = to;
    else if (isShown) pieces.push({ kind: 'rows', from, to });
    else {
      const height = heights[block] ?? (usual * (to - from)) / BLOCK;
      if (piece?.kind === 'gap') piece.height += height;
      else pieces.push({ kind: 'gap', from, height });
    }
  }
  return pieces;
}
