import { expect, test } from 'vitest';
import { type ParcelLine, readParts } from './parcel-parts.ts';

const cable: ParcelLine = { line_id: 1, title: 'Cablu', units: 'm', most: 50 };
const socket: ParcelLine = { line_id: 2, title: 'Priză', units: 'buc', most: 4 };

test.each([
  ['25', 25],
  ['25 m', 25],
  ['25 м', 25],
  ['25,0', 25],
  ['1 250', 1250],
])('%j typed for a length is that many metres', (typed, quantity) => {
  expect(readParts([cable], { 1: typed })).toEqual({
    parts: [{ line_id: 1, quantity }],
    unread: [],
  });
});

test.each(['12,5', '12.5', '2.500', '1 234,50', '25 km', 'două', '-1', '1e3'])(
  '%j is named, and the line does not leave the parcel in silence',
  (typed) => {
    expect(readParts([cable, socket], { 1: typed, 2: '4' })).toEqual({
      parts: [{ line_id: 2, quantity: 4 }],
      unread: [cable],
    });
  },
);

test('what is emptied or at nothing stays here', () => {
  expect(readParts([cable, socket], { 1: ' ', 2: '0' })).toEqual({ parts: [], unread: [] });
});
