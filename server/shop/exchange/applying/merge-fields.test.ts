import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

test.each<[string, object, object, object, object]>([
  ['nothing new', { t: 'a' }, { t: 'a' }, { t: 'a' }, { changed: {}, kept: [] }],
  ['1C has changed it', { t: 'a' }, { t: 'a' }, { t: 'b' }, { changed: { t: 'b' }, kept: [] }],
  ['people have changed it', { t: 'x' }, { t: 'a' }, { t: 'a' }, { changed: {}, kept: [] }],
  ['both have', { t: 'x' }, { t: 'a' }, { t: 'b' }, { changed: {}, kept: ['t'] }],
  ['linked by hand: ours stays', { t: 'x' }, {}, { t: 'b' }, { changed: {}, kept: ['t'] }],
  ['both say the same', { t: 'b' }, { t: 'a' }, { t: 'b' }, { changed: {}, kept: [] }],
])('%s', (_, stored, given, read, expected) => {
  expect(mergeFields({ ...stored }, { ...given }, { ...read })).toEqual(expected);
});
