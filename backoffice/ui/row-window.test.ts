import { expect, test } from 'vitest';
import { BLOCK, blocksBetween, type Heights, keepNear, piecesOf } from './row-window.ts';

const shownOf = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.flatMap((piece) => (piece.kind === 'rows' ? [[piece.from, piece.to]] : []));
const heightOf = (pieces: ReturnType<typeof piecesOf>, row: number) =>
  pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'gap' ? piece.height : (piece.to - piece.from) * row),
    0,
  );

test('a short list stands as a whole', () => {
  expect(piecesOf(60, [], { first: 0, last: 0 }, [])).toEqual([{ kind: 'rows', from: 0, to: 60 }]);
  expect(piecesOf(0, [], { first: 0, last: 0 }, [])).toEqual([{ kind: 'rows', from: 0, to: 0 }]);
});

test('of a long list only what is near stands there, and the list is as high as all of it', () => {
  const heights: Heights = [BLOCK * 50];
  const blocks = blocksBetween(100_000, heights, { top: 2_500_000, bottom: 2_502_000 });
  const pieces = piecesOf(100_000, heights, blocks, []);
  expect(shownOf(pieces)).toEqual([[49_980, 50_040]]);
  expect(pieces).toHaveLength(3);
  expect(heightOf(pieces, 50)).toBe(100_000 * 50);
});

test('a row that has the focus stays, with its neighbours, wherever one looks', () => {
  const pieces = piecesOf(1_005, [], { first: 50, last: 50 }, [130]);
  expect(shownOf(pieces)).toEqual([
    [100, 160],
    [1_000, 1_005],
  ]);
});

test('above and below a list one looks at its ends', () => {
  expect(blocksBetween(200, [], { top: -5_000, bottom: -4_000 })).toEqual({ first: 0, last: 0 });
  expect(blocksBetween(200, [], { top: 1e6, bottom: 2e6 })).toEqual({ first: 9, last: 9 });
});

test('blocks are as high as they were measured', () => {
  const heights: Heights = [100, 4_000, 100];
  expect(blocksBetween(200, heights, { top: 150, bottom: 4_050 })).toEqual({ first: 1, last: 1 });
  expect(blocksBetween(200, heights, { top: 150, bottom: 4_150 })).toEqual({ first: 1, last: 2 });
});

test('a block comes in when it is near and goes out when it is far', () => {
  const near = { first: 5, last: 8 };
  const far = { first: 3, last: 10 };
  expect(keepNear({ first: 0, last: 1 }, near, far)).toEqual({ first: 3, last: 8 });
  expect(keepNear({ first: 20, last: 30 }, near, far)).toEqual({ first: 5, last: 10 });
  const held = { first: 4, last: 9 };
  expect(keepNear(held, near, far)).toBe(held);
});
