import { expect, test } from 'vitest';
import { mergeValues } from './map-properties.ts';

test.each([
  ['a first value', [], undefined, [1], [1]],
  ['nothing new', [1], [1], [1], [1]],
  ['another value of 1C', [1], [1], [2], [2]],
  ['a value that is named no more', [1, 9], [1], [], [9]],
  ['beside what people chose', [9, 1], [1], [2], [9, 2]],
  ['what people took away stays away', [9], [1], [1], [9]],
  ['what both chose is there once', [1], undefined, [1], [1]],
])('%s', (_, stored, given, read, after) => {
  expect(mergeValues(stored, given, read)).toEqual(after);
});
