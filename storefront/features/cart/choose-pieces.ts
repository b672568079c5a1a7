import { fitted } from '../../../contract/cart.ts';
import * as rules from '../../../contract/cut-lines.ts';
import { cart, TYPING_PAUSE } from './cart-store.ts';

/** Whether a length may come in several pieces; said with the order, and kept here until then. */
export const setOnePiece = (id: number, one_piece: boolean) =>
  cart.changeByHand([id], (lines) =>
    lines.map((line) => {
      if (line.id !== id) return line;
      const { typed_cuts: _, ...rest } = line;
      return fitted({ ...rest, one_piece }, []);
    }),
  );

/** The lengths that were typed, or the text where they cannot be read yet. */
export const setCuts = (id: number, typed: number[] | string) =>
  cart.changeByHand(
    [id],
    (lines) =>
      rules.setCuts(lines, id, typeof typed === 'string' ? [] : typed).map((line) => {
        if (line.id !== id) return line;
        const { typed_cuts: _, ...rest } = line;
        return typeof typed === 'string' ? { ...rest, typed_cuts: typed } : rest;
      }),
    TYPING_PAUSE,
  );
