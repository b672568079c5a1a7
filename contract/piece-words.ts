import type { Locale } from './locale.ts';

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
