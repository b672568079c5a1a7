import { expect, test } from 'vitest';
import { linesOver, type OrderedLines, standOfLine, standOfLines } from './ordered-lines.ts';
import { differencesOf, touchedIn } from './stand.ts';

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
  differencesOf(begun, touchedIn(begun, mine), standOfLines({ lines }, begun));

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

test('what only the colleague touched is told as theirs, and what both wanted is not told', () => {
  const mine = { ...begun, 1: sent(1, 10, 8) };
  expect(told(mine, line(1, 10, 8), line(2, 20, 9))).toMatchObject([
    { label: 'Produs 20', mine: null },
  ]);
});
