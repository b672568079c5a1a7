import { expect, test } from 'vitest';
import { headingsOf, likelyHeader, possibleHeaders } from './file-headings.ts';

const rows = [
  { row: 1, cells: ['Exemplu Cablu SRL', '', ''] },
  { row: 2, cells: ['Nr.', 'Art. intern', 'Tarif', 'Tarif'] },
  { row: 3, cells: ['', 'CABLURI', ''] },
  { row: 4, cells: ['1', 'VVG', '18,90', '19'] },
  { row: 5, cells: ['2', 'NYM', '', '20'] },
];

test('the fullest of the first rows is taken for the header, unless one was recognised', () => {
  expect(likelyHeader({ rows, header: null })).toBe(2);
  expect(likelyHeader({ rows, header: 4 })).toBe(4);
  expect(likelyHeader({ rows: [], header: null })).toBe(0);
  expect(possibleHeaders({ rows, header: null }).map(({ row }) => row)).toEqual([2, 4, 5]);
});

test('each column is named once, with what stands below it', () => {
  expect(headingsOf({ rows, header: 2 }, 2)).toEqual([
    { heading: 'Nr.', values: ['1', '2'] },
    { heading: 'Art. intern', values: ['CABLURI', 'VVG', 'NYM'] },
    { heading: 'Tarif', values: ['18,90'] },
  ]);
});
