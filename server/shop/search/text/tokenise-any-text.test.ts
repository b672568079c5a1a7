import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { tokenise } from './tokenise.ts';

const textsOf = (text: string) => tokenise(text).map((token) => token.text);

describe('any text can be read', () => {
  const piece = fc.constantFrom(
    ...[
      '3',
      '2.5',
      'x',
      'х',
      '×',
      '*',
      'g',
      '+',
      '-',
      '.',
      ',',
      ' ',
      '/',
      '&',
      'mm',
      'мм2',
      'p',
      'n',
    ],
    ...[
      'a',
      'а',
      'кв',
      'ip',
      'cat',
      'e27',
      'нг',
      '(а)',
      '(',
      ')',
      '²',
      'ё',
      'ș',
      '💡',
      '\ud83d',
      '\u200b',
    ],
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  );

  /** Brackets go, 1п16с is set apart as 1p c16, and 3/2.5 is read as 3x2.5. */
  const isWrittenOtherwise = (folded: string) => /\(|[1-4][pрп]-?\d|\d\s?\/\s?\d/u.test(folded);

  test('the pieces stand in the text, one after the other', () => {
    const withoutSpace = (text: string) => text.replace(/[‐-―−]/g, '-').replace(/\s/g, '');
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!text.includes('(') && !isWrittenOtherwise(fold(text)));
        const folded = withoutSpace(fold(text));
        let at = 0;
        for (const { raw } of tokenise(text)) {
          expect(raw).not.toBe('');
          const found = folded.indexOf(withoutSpace(raw), at);
          expect(found, `${raw} of ${JSON.stringify(text)}`).toBeGreaterThanOrEqual(at);
          at = found + withoutSpace(raw).length;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(['3x2.5', '3x2.5+1x1.5', '16a', '1p+n', 'ip44', 'cat6a', '0.2-4', 'c16'])(
    '%s read again is the same piece',
    (text) => {
      expect(textsOf(text)).toEqual([text]);
    },
  );

  test('reading comes to an end with brackets and half characters, too', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tokenise(text).length).toBeLessThanOrEqual(fold(text).length);
      }),
      { numRuns: 1_000 },
    );
  });
});
