import { expect, test } from 'vitest';
import { linesIn } from './data-files.ts';

test('cells are parted by a bar with spaces about it, so that a text may hold one', () => {
  const [line] = linesIn('  {ways|pol|poli} | 2 |  | kind=fuse', 'x.txt');
  expect(line?.cells).toEqual(['{ways|pol|poli}', '2', '', 'kind=fuse']);
});

test('a line knows its file and number, blank lines and remarks counted', () => {
  const lines = linesIn('# a remark\n\nfamily a\n  unit m\n', 'x.txt');
  expect(lines.map(({ place, indent }) => [place, indent])).toEqual([
    ['x.txt:3', 0],
    ['x.txt:4', 2],
  ]);
});
