import { expect, test } from 'vitest';
import {
  linesOver,
  type OrderedLines,
  standOfLine,
  standOfLines,
  wantedLines,
} from './ordered-lines.ts';
import { differencesOf } from './stand.ts';

const line = (id: number, product_id: number, quantity: number) => ({
  ...{ id, product_id, quantity, title: `Produs ${product_id}`, units: 'buc', cut_length: null },
});
const sent = (line_id: number | null, product_id: number, quantity: number) =>
  standOfLine(
    { line_id, product_id, quantity, cuts: [] },
    { title: `Produs ${product_id}`, units: 'buc' },
  );

const begun = standOfLines({ lines: [line(1, 10, 5), line(2, 20, 3)] });

/** What is sent once a colleague has made the order this one. */
const sentOver = (mine: OrderedLines, ...lines: ReturnType<typeof line>[]) =>
  linesOver(begun, mine, { lines }).map(({ sent: { line_id, product_id, quantity } }) => [
    line_id,
    product_id,
    quantity,
  ]);
const told = (mine: OrderedLines, ...lines: ReturnType<typeof line>[]) =>
  differencesOf(begun, wantedLines(begun, mine, { lines }), standOfLines({ lines }, begun));

test('who saves over a colleague’s change takes out none of the lines the colleague added', () => {
  const mine = { ...begun, 1: sent(1, 10, 8) };
  expect(sentOver(mine, line(1, 10, 5), line(2, 20, 3), line(3, 30, 7))).toEqual([
    [1, 10, 8],
    [2, 20, 3],
    [3, 30, 7],
  ]);
});

test('a line the colleague changed or took out stays so where nothing was typed', () => {
  const mine = { ...begun, 1: sent(1, 10, 8) };
  expect(sentOver(mine, line(1, 10, 5), line(2, 20, 9))).toContainEqual([2, 20, 9]);
  expect(sentOver(mine, line(1, 10, 5))).toEqual([[1, 10, 8]]);
});

test('what is taken out here goes, whatever became of it', () => {
  const { 2: _, ...mine } = begun;
  expect(sentOver(mine, line(1, 10, 5), line(2, 20, 9))).toEqual([[1, 10, 5]]);
  expect(told(mine, line(1, 10, 5), line(2, 20, 9))).toMatchObject([
    { label: 'Produs 20', mine: '' },
  ]);
});

test('what both have added stands in the order once, as it is told', () => {
  const mine = { ...begun, 'new 30': sent(null, 30, 7) };
  const theirs = [line(1, 10, 5), line(2, 20, 3), line(3, 30, 4)];
  expect(sentOver(mine, ...theirs)).toContainEqual([3, 30, 7]);
  expect(sentOver(mine, ...theirs)).toHaveLength(3);
  expect(told(mine, ...theirs)).toHaveLength(1);
});

test('a line that was cut meanwhile counts once where its metres were typed, and this is told', () => {
  const mine = { ...begun, 1: sent(1, 10, 8) };
  const theirs = [line(1, 10, 3), line(2, 20, 3), line(9, 10, 5)];
  expect(sentOver(mine, ...theirs)).toEqual([
    [1, 10, 8],
    [2, 20, 3],
  ]);
  expect(told(mine, ...theirs)).toMatchObject([
    { before: '5\u00a0buc', mine: '8\u00a0buc', theirs: '3\u00a0buc' },
    { before: '', mine: '', theirs: '5\u00a0buc' },
  ]);
});

test('what both have added in several lengths comes to what was typed', () => {
  const mine = { ...begun, 'new 30': sent(null, 30, 7) };
  const theirs = [line(1, 10, 5), line(2, 20, 3), line(3, 30, 4), line(4, 30, 6)];
  expect(sentOver(mine, ...theirs)).toEqual([
    [1, 10, 5],
    [2, 20, 3],
    [3, 30, 7],
  ]);
  expect(told(mine, ...theirs)).toHaveLength(2);
});

test('a line that is taken out goes with what was cut off it, and no other does', () => {
  const { 1: _, ...mine } = begun;
  const theirs = [line(1, 10, 3), line(2, 20, 1), line(9, 10, 2), line(8, 20, 2)];
  expect(sentOver(mine, ...theirs)).toEqual([
    [2, 20, 1],
    [8, 20, 2],
  ]);
});

test('a line the colleague took out is ordered anew by who changed it', () => {
  const mine = { ...begun, 1: sent(1, 10, 8) };
  expect(sentOver(mine, line(2, 20, 3))).toContainEqual([null, 10, 8]);
  expect(told(mine, line(2, 20, 3))).toMatchObject([{ mine: '8\u00a0buc', theirs: '' }]);
});

test('what only the colleague touched is told as theirs, and what both wanted is not told', () => {
  const mine = { ...begun, 1: sent(1, 10, 8) };
  expect(told(mine, line(1, 10, 8), line(2, 20, 9))).toMatchObject([
    { label: 'Produs 20', mine: null },
  ]);
});
