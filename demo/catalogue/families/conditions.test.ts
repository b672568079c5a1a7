import { expect, test } from 'vitest';
import { readCondition } from './conditions.ts';
import { readFormula } from './formulas.ts';

const names = new Set(['kind', 'in_a', 'series', 'power_w', 'u_v']);
const place = { place: 'demo/data/families/pr.fuse.txt:7' };
const product = (name: string) => ({ kind: 'fuse', in_a: 63, power_w: 90, u_v: 12 })[name];

test.each([
  ['', true],
  ['kind=fuse', true],
  ['kind=fuse-holder,fuse', true],
  ['kind!=fuse', false],
  ['series=Easy9', false],
  ['series!=Easy9', true],
  ['in_a<=63; in_a>50', true],
  ['in_a<63', false],
  ['kind; !series', true],
  ['series', false],
])('“%s” of a fuse of 63 A: %s', (text, holds) => {
  expect(readCondition(text, names, place)(product)).toBe(holds);
});

test.each([
  ['7.5', 7.5],
  ['30 + 2 in_a', 156],
  ['1 + 0.5 in_a in_a', 1985.5],
  ['power_w /u_v to 0.1', 7.5],
  ['power_w /90 + -1', 0],
  ['power_w /4 to 5', 25],
])('“%s” is %d', (text, sum) => {
  expect(readFormula(text, names, place)(product)).toBe(sum);
});

test('a name that nothing has is said with its file and line', () => {
  const misspelt = /^demo\/data\/families\/pr\.fuse\.txt:7: nothing is called knid$/;
  expect(() => readCondition('knid=fuse', names, place)).toThrow(misspelt);
  expect(() => readFormula('30 + 2 knid', names, place)).toThrow(misspelt);
  expect(() => readCondition('kind fuse', names, place)).toThrow('“kind fuse” is no condition');
});
