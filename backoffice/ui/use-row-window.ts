import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { layoutHere } from './list-memory.ts';
import { BLOCK, blocksBetween, type Heights, keepNear, piecesOf } from './row-window.ts';

/** Rows so far outside the view, in pixels, stand ready. */
const NEAR = 800;

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
  const [layout] = useState(() => layoutHere(name));
  const { heights } = layout;
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
      const within = (room: number) =>
        blocksBetween(count, heights, { top: -top - room, bottom: innerHeight - top + room });
      setBlocks((held) => keepNear(held, within(NEAR), within(2 * NEAR)));
    };
  });
  // Rows that came may have moved others. A frame later: what moves them again must not go on at once.
  useEffect(() => {
    const frame = requestAnimationFrame(() => look.current());
    return () => cancelAnimationFrame(frame);
  });

  useEffect(() => {
    const onScroll = () => look.current();
    // In other widths texts wrap otherwise.
    const onResize = () => {
      layout.heights.length = 0;
      look.current();
    };
    // Scrolling does not bubble; a list may stand in a dialog that scrolls.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, [layout]);

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
