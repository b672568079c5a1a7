import { type Token, tokenise } from '../text/tokenise.ts';

export type TitleWord = { text: string; isHead: boolean };

/** Marks a word somebody does without: `!impamantare` is no earthing. */
export const WITHOUT = '!';
/** Marks a size that is only a part of the product's: 3x2.5 of 3x2.5+1x1.5. */
export const PART = '~';
export const isWithout = (word: string) => /^(?:fara|без)$/u.test(word);

/** An adjective before the noun; й is folded to и. */
const ADJECTIVE = /(?:ыи|ии|ои|ая|яя|ое|ее)$/u;
const SEPARATOR = /[-./+&_'’]/;
const NOUN = /\p{L}{4,}$/u;

/**
 * What a title is found by. The first word, with the noun it belongs to, says what the product is:
 * an extension lead with three sockets is no socket.
 */
export function titleWords(title: string): TitleWord[] {
  const words: TitleWord[] = [];
  let isHead = true;
  let isNegated = false;
  for (const token of tokenise(title)) {
    if (token.kind === 'word' && isWithout(token.text)) {
      isNegated = true;
      continue;
    }
    const [text = '', ...others] = textsOf(token);
    const sign = isNegated ? WITHOUT : '';
    words.push({ text: sign + text, isHead });
    for (const other of others) words.push({ text: sign + other, isHead: false });
    isHead = isHead && ADJECTIVE.test(text);
    isNegated = false;
  }
  return words;
}

function textsOf(token: Token): string[] {
  switch (token.kind) {
    case 'word': {
      const parts = token.text.split(SEPARATOR).filter(Boolean);
      return parts.length > 1 ? [parts.join(''), ...parts] : parts;
    }
    case 'size': {
      const faces = token.sizes.map((size) => size.slice(0, 2).join('x'));
      const parts = faces.filter((face) => face !== token.text);
      return [token.text, ...parts.map((part) => PART + part)];
    }
    // «3 розетки» is a number of sockets, and a word too.
    case 'measure':
      return [token.text, ...(NOUN.exec(token.raw) ?? [])];
    case 'range':
      return [token.text, ...token.range.split('-')];
    default:
      return [token.text];
  }
}
