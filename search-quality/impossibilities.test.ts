import { expect, test } from 'vitest';
import { impossibilities } from './impossibilities.ts';
import { readPredicate, toFields } from './predicate.ts';
import { readRule } from './rule.ts';

const products = ['A', 'B'].map((mark) => toFields([['mark', [mark]]]));

const complaintsOf = (mustText: string, rule: string, not: string[] = []) => {
  const must = readPredicate(mustText);
  const one = { id: 'F1', group: '', locale: 'ro' as const, query: 'a', must, note: '' };
  return impossibilities(
    [{ ...one, rule: readRule(rule, must), not: not.map(readPredicate) }],
    products,
  );
};

test('a case that can pass and can fail is left alone', () => {
  expect(complaintsOf('mark=A', 'top1; also24 mark=B', ['mark=B'])).toEqual([]);
});

test.each([
  ['nobody has it', 'mark=C', 'top1', []],
  ['too few have it', 'mark=A', 'all2', []],
  ['nobody has what is asked for beside', 'mark=A', 'top1; also24 mark=C', []],
  ['nobody has what is barred', 'mark=A', 'top1', ['mark=C']],
  ['it is asked for and barred', 'mark=A/B', 'top1', ['mark=B']],
])('a case is named when %s', (_, must, rule, not) => {
  expect(complaintsOf(must, rule, not)).toHaveLength(1);
});
