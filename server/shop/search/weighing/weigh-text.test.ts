import { describe, expect, test } from 'vitest';
import { IMPORTANCE } from '../meaning.ts';
import { leaveOutUnsatisfiable, rowsSatisfying, type WeighedText } from './weigh-text.ts';

/** A term that the given rows of ten satisfy. */
function term(typed: string, importance: number, ...rows: number[]): WeighedText['terms'][number] {
  const weights = new Uint16Array(10);
  for (const row of rows) weights[row] = 1;
  return {
    typed,
    importance,
    meanings: [],
    welcome: [],
    otherwise: [],
    names: null,
    kind: () => null,
    weights,
    rows,
    equivalents: new Set(),
  };
}
const { word, brand, thing, rating, mark } = IMPORTANCE;
const relax = (...terms: WeighedText['terms']) => {
  const { kept, leftOut } = leaveOutUnsatisfiable({ text: '', terms, rows: [] });
  return { kept: kept.map(({ typed }) => typed), leftOut };
};

test('what is found satisfies every term', () => {
  const terms = [term('a', word, 1, 2, 3, 9), term('b', word, 2, 3, 4), term('c', word, 0, 2, 3)];
  expect(rowsSatisfying(terms)).toEqual([2, 3]);
  expect(rowsSatisfying([term('a', word, 1), term('b', word, 2)])).toEqual([]);
  expect(rowsSatisfying([])).toEqual([]);
});

describe('when nothing satisfies everything', () => {
  test('words go before sizes', () => {
    expect(
      relax(term('mov', word, 1), term('cablu', thing, 1, 2, 3), term('3x2.5', rating, 2)),
    ).toEqual({ kept: ['cablu', '3x2.5'], leftOut: ['mov'] });
  });

  test('sizes go before the thing and before the mark, makers before things', () => {
    expect(relax(term('220v', rating, 1), term('bec', thing, 2))).toEqual({
      kept: ['bec'],
      leftOut: ['220v'],
    });
    expect(relax(term('3x2.5', rating, 1), term('NYM', mark, 2))).toEqual({
      kept: ['NYM'],
      leftOut: ['3x2.5'],
    });
    expect(relax(term('iek', brand, 1), term('priza', thing, 2))).toEqual({
      kept: ['priza'],
      leftOut: ['iek'],
    });
  });

  test('a term nothing satisfies never takes others with it', () => {
    expect(relax(term('zzzz', mark), term('alb', word, 1, 2), term('cablu', word, 2))).toEqual({
      kept: ['alb', 'cablu'],
      leftOut: ['zzzz'],
    });
  });

  test('of two words alike the rarer stays', () => {
    expect(relax(term('alb', word, 1, 2, 3), term('rar', word, 4))).toEqual({
      kept: ['rar'],
      leftOut: ['alb'],
    });
  });

  test('of two things the one stays that goes with more of the rest, though it is less rare', () => {
    expect(
      relax(
        term('катушка', thing, 1),
        term('380в', rating, 2, 3, 4),
        term('контактор', thing, 2, 3, 4),
        term('25а', rating, 3, 5),
      ),
    ).toEqual({ kept: ['380в', 'контактор', '25а'], leftOut: ['катушка'] });
  });

  test('everything may be left out', () => {
    expect(relax(term('a', word), term('b', mark))).toEqual({ kept: [], leftOut: ['a', 'b'] });
  });
});
