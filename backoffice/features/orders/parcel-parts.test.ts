import { expect, test } from 'vitest';
import {
  linesOfParcel,
  type ParcelLine,
  parcelOver,
  readParts,
  standOfParcel,
  standOfParts,
} from './parcel-parts.ts';
import { differencesOf, touchedIn } from './stand.ts';

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

const line = (id: number) => ({
  ...{ id, title: `Produs ${id}`, units: 'm', quantity: 50, sent: 10, returned: 0 },
  cut_length: null,
});

/** An order of two lines with one parcel, in which so much of them lies. */
function sending(parts: Record<number, number>, way: { carrier: string; tracking: string }) {
  return {
    ...({ status: 'packed', delivery_type: 'courier' } as const),
    lines: [line(1), line(2)],
    parcels: [{ id: 7, lines: partsOf(parts), ...way }],
  };
}
const partsOf = (parts: Record<number, number>) =>
  Object.entries(parts).map(([id, quantity]) => ({ line_id: Number(id), quantity }));
const posta = { carrier: 'Poșta', tracking: '' };
const begun = standOfParcel(sending({ 1: 10, 2: 4 }, posta), 7);
const lines = linesOfParcel(sending({ 1: 10, 2: 4 }, posta), 7);

test('who notes a number of a parcel undoes nothing a colleague has put right in it', () => {
  const mine = standOfParts(lines, partsOf({ 1: 10, 2: 4 }), { ...posta, tracking: 'MD1' });
  const now = sending({ 1: 6, 2: 4 }, { carrier: 'DPD', tracking: '' });
  const over = parcelOver(begun, mine, standOfParcel(now, 7));
  expect(over.isOther).toBe(false);
  expect(over.texts).toEqual({ carrier: 'DPD', tracking: 'MD1' });
});

test('who corrects one line of a parcel keeps the other as a colleague has corrected it', () => {
  const mine = standOfParts(lines, partsOf({ 1: 8, 2: 4 }), posta);
  const over = parcelOver(begun, mine, standOfParcel(sending({ 1: 10, 2: 3 }, posta), 7));
  expect(over).toEqual({ isOther: true, lines: partsOf({ 1: 8, 2: 3 }), texts: posta });
  const emptied = parcelOver(begun, standOfParts(lines, partsOf({ 2: 4 }), posta), begun);
  expect(emptied).toMatchObject({ isOther: true, lines: partsOf({ 2: 4 }) });
});

test('who corrects the same line is told what a colleague has made of it', () => {
  const mine = standOfParts(lines, partsOf({ 1: 8, 2: 4 }), posta);
  const now = standOfParcel(sending({ 1: 6, 2: 4 }, posta), 7);
  expect(differencesOf(begun, touchedIn(begun, mine), now)).toMatchObject([
    { label: 'Produs 1', before: '10\u00a0m', mine: '8\u00a0m', theirs: '6\u00a0m' },
  ]);
});

test('an order that went on empties none of its parcels, corrected or only noted upon', () => {
  const went = { ...sending({ 1: 10, 2: 4 }, posta), status: 'completed' } as const;
  const mine = standOfParts(lines, partsOf({ 1: 8, 2: 4 }), posta);
  const now = standOfParcel(went, 7);
  expect(differencesOf(begun, touchedIn(begun, mine), now)).toEqual([]);
  expect(parcelOver(begun, mine, now).lines).toEqual(partsOf({ 1: 8, 2: 4 }));
  const none = linesOfParcel(went, 7);
  const noted = standOfParts(none, [], { ...posta, tracking: 'MD1' });
  expect(parcelOver(standOfParcel(went, 7, none), noted, now)).toMatchObject({
    isOther: false,
    texts: { tracking: 'MD1' },
  });
});
