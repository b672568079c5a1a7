import type { Locale } from './locale.ts';
import { writtenCutLength } from './written-cuts.ts';

type Words = Record<Locale, { onePiece: string; inPieces: string }>;

/** How a length that is cut is wanted: whole, or in several. */
export const pieceWords: Words = {
  ro: { onePiece: 'dintr-o singură bucată', inPieces: 'se poate din bucăți' },
  ru: { onePiece: 'одним куском', inPieces: 'можно несколькими кусками' },
};

/** The same for the narrow columns of the warehouse's papers. */
export const shortPieceWords: Words = {
  ro: { onePiece: 'o bucată', inPieces: 'se poate din bucăți' },
  ru: { onePiece: 'одним куском', inPieces: 'можно кусками' },
};

/** What is cut to lengths has others when its quantity is another. */
export const lengthsDropped: Record<Locale, string> = {
  ro: 'Cantitatea s-a schimbat, lungimile s-au șters',
  ru: 'Количество изменилось, отрезки удалены',
};

type Line = {
  quantity: number;
  units: string;
  one_piece: boolean | null;
  cut_length: number | null;
};

/** How a line of an order is cut: `se taie 3 × 20 m`; empty where nobody said. */
export function writtenPieces(line: Line, locale: Locale): string {
  const { quantity, units, one_piece, cut_length } = line;
  if (cut_length !== null)
    return `${cutAs[locale]} ${writtenCutLength(quantity, cut_length, units)}`;
  if (one_piece === null) return '';
  return pieceWords[locale][one_piece ? 'onePiece' : 'inPieces'];
}

const cutAs = { ro: 'se taie', ru: 'режем' } satisfies Record<Locale, string>;
