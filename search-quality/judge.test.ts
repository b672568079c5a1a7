import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import { readPredicate, toFields } from './predicate.ts';
import { readRule } from './rule.ts';

/** A list of products that differ by their mark alone. */
const listOf = (marks: string) =>
  marks.split(' ').map((mark) =>
    toFields([
      ['mark', [mark]],
      ['cores', ['3']],
    ]),
  );

const passes = (rule: string, marks: string, not = '', options = {}) => {
  const must = readPredicate('mark=A cores=3');
  const bars = not ? not.split('; ').map(readPredicate) : [];
  return (
    judge({ must, rule: readRule(rule, must), not: bars }, listOf(marks), options).length === 0
  );
};

test('nothing found fails', () => {
  const must = readPredicate('mark=A');
  expect(judge({ must, rule: readRule('top1', must), not: [] }, [])).toEqual(['nothing found']);
});

test.each([
  ['top1', 'A B C', true],
  ['top1', 'B A C', false],
  ['top3', 'B C A', true],
  ['top3', 'B C D A', false],
  ['all2', 'A A B', true],
  ['all2', 'A B A', false],
  ['all3', 'A A', false],
  ['top1; also3 mark=B', 'A C B', true],
  ['top1; also3 mark=B', 'A C C B', false],
  ['top1; also4 mark=B and mark=C, same size', 'A D B C', true],
  ['top1; also4 mark=B and mark=C, same size', 'A D B D', false],
])('%s of %s: %s', (rule, marks, passed) => {
  expect(passes(rule, marks)).toBe(passed);
});

describe('what must not stand there', () => {
  test.each([
    ['top1', 'A X B', true],
    ['top3', 'X A B', false],
    ['top3', 'B X A', false],
    ['top3', 'A X B', true],
    ['all3', 'A A A X', true],
    ['top1; also4 mark=B', 'A X B', false],
    ['top1; also4 mark=B', 'A B X', true],
  ])('counts up to the last hit that is required: %s of %s: %s', (rule, marks, passed) => {
    expect(passes(rule, marks, 'mark=Y; mark=X')).toBe(passed);
  });

  test('counts for the first three at least, strictly judged', () => {
    expect(passes('top1', 'A B X', 'mark=X', { strict: true })).toBe(false);
    expect(passes('top1', 'A B C X', 'mark=X', { strict: true })).toBe(true);
  });
});
