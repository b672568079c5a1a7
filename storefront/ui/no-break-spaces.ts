const NO_BREAK = '\u00a0';

/** A line must not end with them. */
const leansOn = /^[(«„]?(?:\p{Script=Cyrillic}{1,2}|№|(?:str|nr|art|mun|ул|ст|мун|эл)\.)$/u;
const number = /\d$/;
/** What may be counted: `mm²`, `шт`, `noiembrie`, `A`; a brand begins with a large letter. */
const counted = /^(?:\p{Ll}|\p{L}{1,2}(?:$|[,.;:)]))/u;

/** Keeps on one line what is read together: a short word and the next, a number and its unit. */
export function withNoBreakSpaces(text: string): string {
  const words = text.split(' ');
  return words.reduce((line, word, at) => {
    const before = words[at - 1] ?? '';
    const tie = leansOn.test(before) || (number.test(before) && counted.test(word));
    return `${line}${tie ? NO_BREAK : ' '}${word}`;
  });
}
