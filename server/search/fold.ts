const MARKS = /\p{M}/gu;
/** Cyrillic х, the multiplication sign and the asterisk stand for the Latin x of a size. */
const SIZE_SIGN = /(?<=\d)\s*[xх×*]\s*(?=\d)/gu;
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;

/** Lower case without diacritics, ё as е, sizes as 3x2.5: what a shopper may type and we print. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SIZE_SIGN, 'x')
    .replace(DECIMAL_COMMA, '.');

const WORD = /[\p{L}\p{N}]+(?:\.\p{N}+)*/gu;

export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** A code as it is compared: without separators. */
export const foldCode = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
