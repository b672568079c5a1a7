import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BLOCK, blocksBetween, type Heights, isShort, piecesOf } from './row-window.ts';

/** Rows so far outside the view, in pixels, stand ready. */
const NEAR = 800;

/** By address: whoever comes back finds the list as high as it was, and so the place they left. */
const heightsAt = new Map<string, Heights>();
const MOST_ADDRESSES = 20;

function heightsHere(name: string): Heights {
  const key = `${location.href} ${name}`;
  const held = heightsAt.get(key) ?? [];
  heightsAt.delete(key);
  heightsAt.set(key, held);
  const [oldest] = heightsAt.keys();
  if (heightsAt.size > MOST_ADDRESSES && oldest !== undefined) heightsAt.delete(oldest);
  return held;
}

type Options = {
  /** What is listed: there may be several lists at one address. */
  name: string;
  count: number;
  /** A row that stays in the document wherever one looks, beside the one with the focus. */
  kept?: number | undefined;
  /** Hears which rows are in view, or close to it. */
  onShown?: ((from: number, to: number) => void) | undefined;
};

/**
 * Which rows of a list stand in the document: those near the view. The list says which of its
 * elements is which row by `data-row`.
 */
export function useRowWindow<T extends HTMLElement>(
  box: RefObject<T | null>,
  { name, count, kept, onShown }: Options,
) {
  const [heights, setHeights] = useState<Heights>(() => heightsHere(name));
  const [blocks, setBlocks] = useState({ first: 0, last: 1 });
  const focused = useFocusedRow(box);
  const pieces = piecesOf(
    count,
    heights,
    blocks,
    [kept, focused].flatMap((row = -1) => (row >= 0 && row < count ? [row] : [])),
  );

  const look = useRef(() => {});
  useLayoutEffect(() => {
    measure(box.current, pieces, heights);
    look.current = () => {
      if (!box.current) return;
      const { top } = box.current.getBoundingClientRect();
      const near = { top: -top - NEAR, bottom: innerHeight - top + NEAR };
      const seen = isShort(count)
        ? { first: 0, last: Math.ceil(count / BLOCK) }
        : blocksBetween(count, heights, near);
      setBlocks((held) => (held.first === seen.first && held.last === seen.last ? held : seen));
    };
    look.current();
  });

  useEffect(() => {
    const onScroll = () => look.current();
    // In other widths texts wrap otherwise.
    const onResize = () => setHeights([]);
    // Scrolling does not bubble; a list may stand in a dialog that scrolls.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, []);

  useEffect(() => {
    onShown?.(blocks.first * BLOCK, Math.min(count, (blocks.last + 1) * BLOCK));
  }, [onShown, blocks, count]);

  return pieces;
}

/** Writes down how high each whole block in the document is. */
function measure(box: HTMLElement | null, pieces: ReturnType<typeof piecesOf>, heights: Heights) {
  for (const piece of pieces) {
    if (piece.kind === 'gap') continue;
    for (let from = piece.from; from + BLOCK <= piece.to; from += BLOCK) {
      const first = rowIn(box, from)?.getBoundingClientRect();
      const last = rowIn(box, from + BLOCK - 1)?.getBoundingClientRect();
      if (first && last) heights[from / BLOCK] = last.bottom - first.top;
    }
  }
}

export const rowIn = (box: HTMLElement | null, row: number) =>
  box?.querySelector<HTMLElement>(`:scope > [data-row="${row}"]`);

/** The row in which the focus is: were it taken away, the focus would be lost. */
function useFocusedRow(box: RefObject<HTMLElement | null>): number | undefined {
  const [row, setRow] = useState<number>();
  useEffect(() => {
    const notice = ({ target }: FocusEvent) => {
      const inside = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const isOurs = inside !== null && inside.parentElement === box.current;
      setRow(isOurs ? Number(inside.dataset.row) : undefined);
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, [box]);
  return row;
}
