import { expect, test } from 'vitest';
import { noOutcomes, readReport } from './read-report.ts';

test('what a report counts is added up over its kinds', () => {
  const report =
    'offer: created 6, waiting 1; product: skipped 1, unread 3, waiting 7; not hidden: 12 of 40 were not named';
  expect(readReport(report)).toEqual({
    counts: { ...noOutcomes(), created: 6, waiting: 8, skipped: 1 },
    notHidden: { products: 12, of: 40 },
  });
  expect(readReport('product: changed 2; hidden: 4').notHidden).toBeNull();
});

test('a run that simply stopped has counted nothing', () => {
  expect(readReport('')).toEqual({ counts: null, notHidden: null });
});
