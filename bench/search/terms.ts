const WORD = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;

/**
 * Words in lower case and without diacritics, numbers whole: what anybody would set up first.
 * The libraries' own splitters know no Cyrillic or cut 2.5 in two.
 */
export const termsOf = (text: string): string[] =>
  (text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? []).map((word) =>
    word.replace(',', '.'),
  );
