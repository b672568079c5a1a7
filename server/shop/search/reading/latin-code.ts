import { type CodeIndex, hasCodeBeginningWith } from '../../product-index/code-index.ts';
import { codeKey, fold, LATIN_OF, toLatinLookalikes } from '../text/fold.ts';

const SHORTEST = 4;

/**
 * A code somebody typed in Cyrillic, by the look of its letters or by their sound: in МВА20-С the
 * first three are heard, the last is seen. Null when no code begins so.
 */
export function latinCode(typed: string, codes: CodeIndex): string | null {
  const letters = Array.from(fold(typed));
  if (letters.length < SHORTEST || !/\d/.test(typed) || !/\p{Script=Cyrillic}/u.test(typed)) {
    return null;
  }
  return continued('', letters, codes);
}

/** The beginning with the rest of the letters, as far as there are codes that go on so. */
function continued(begun: string, [letter, ...rest]: string[], codes: CodeIndex): string | null {
  if (letter === undefined) return begun;
  for (const latin of latinOf(letter)) {
    const longer = begun + latin;
    if (!hasCodeBeginningWith(codes, codeKey(longer))) continue;
    const whole = continued(longer, rest, codes);
    if (whole !== null) return whole;
  }
  return null;
}

const latinOf = (letter: string): Set<string> =>
  new Set([toLatinLookalikes(letter), LATIN_OF[letter] ?? letter]);
