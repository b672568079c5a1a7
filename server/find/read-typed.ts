/** What somebody types into the palette, read as each of the things it may be. */

const NUMBER_LENGTH = 8;

/** An order's number, with or without its dash, in whatever case, and with letters it never has. */
export function numberBeginning(text: string): string | null {
  if (!/^(?:[\da-z]{2,4}|[\da-z]{4}[-\s]?[\da-z]{1,4})$/i.test(text)) return null;
  const signs = text
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .slice(0, NUMBER_LENGTH);
  return signs.length > 4 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : signs;
}

const SHORTEST_PHONE = 4;

/** The digits a telephone is stored with, from its country on. */
export function phoneBeginning(text: string): string | null {
  if (!/^[\d\s()+-]+$/.test(text)) return null;
  const national = text.replaceAll(/\D/g, '').replace(/^(?:00)?373|^0/, '');
  return national.length < SHORTEST_PHONE ? null : `373${national}`;
}

const MOST_WORDS = 5;

/**
 * Words of a name, each by how it begins, in the notation of to_tsquery. In several cases, since
 * the database may know the lower case of English letters alone.
 */
export function nameBeginning(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (words.length === 0) return null;
  return words
    .slice(0, MOST_WORDS)
    .map(
      (word) =>
        `(${casesOf(word)
          .map((one) => `${one}:*`)
          .join(' | ')})`,
    )
    .join(' & ');
}

function casesOf(word: string): string[] {
  const lower = word.toLowerCase();
  const capital = lower.slice(0, 1).toUpperCase() + lower.slice(1);
  return [...new Set([word, lower, capital, word.toUpperCase()])];
}
