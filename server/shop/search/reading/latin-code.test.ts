import { expect, test } from 'vitest';
import { listCodes, openCodeBook } from '../../product-index/code-index.ts';
import { latinCode } from './latin-code.ts';

const codes = openCodeBook(
  listCodes(
    Buffer.from(['ez9f34116 1', 'mva201016b 3', 'mva201016c 4', 'sva1030160 5'].join('\n')),
  ),
);

test.each([
  ['МВА20-1-016-С', 'mva20-1-016-c'],
  ['мва20-1-016-ц', 'mva20-1-016-c'],
  ['мва20-1-016-в', 'mva20-1-016-b'],
  ['ез9ф341', 'ez9f341'],
  ['сва10', 'sva10'],
])('%s is %s, by the look or the sound of each letter', (typed, code) => {
  expect(latinCode(typed, codes)).toBe(code);
});

test('what no code begins with stays what it is', () => {
  expect(latinCode('мва30-1', codes)).toBeNull();
  expect(latinCode('mva20-1-016-c', codes)).toBeNull();
  expect(latinCode('розетка', codes)).toBeNull();
  expect(latinCode('ез9', codes)).toBeNull();
});
