import { expect, test } from 'vitest';
import { readReport, summedUp } from './read-report.ts';

test('what a report counts is added up over its kinds', () => {
  const report =
    'offer: created 6, waiting 1; product: skipped 1, unread 3, waiting 7; not hidden: 12 of 40 were not named';
  const { counted, notHidden } = readReport(report);
  expect(summedUp('catalogue', counted ?? []).counts).toEqual({
    created: 6,
    changed: 0,
    unchanged: 0,
    archived: 0,
    waiting: 8,
    refused: 0,
    skipped: 1,
  });
  expect(notHidden).toEqual({ products: 12, of: 40 });
  expect(readReport('product: changed 2; hidden: 4').notHidden).toBeNull();
});

test('a run that simply stopped has counted nothing', () => {
  expect(readReport('')).toEqual({ counted: null, notHidden: null });
});

test.each([
  ['price-type: created 2; product: waiting 7; offer: waiting 9', 'everything'],
  ['product: waiting 7; offer: created 6, waiting 1', 'some'],
  ['product: unchanged 7; group: waiting 1', 'nothing'],
  ['document: waiting 1', 'nothing'],
])('of what a run brought, “%s”, %s is put off', (report, put_off) => {
  expect(summedUp('catalogue', readReport(report).counted ?? [])).toMatchObject({ put_off });
});

test('orders among the goods are misplaced, and nowhere else', () => {
  const counted = readReport('document: skipped 3').counted ?? [];
  expect(summedUp('catalogue', counted)).toMatchObject({ misplaced: 3, counts: { refused: 0 } });
  expect(summedUp('sale', counted).misplaced).toBe(0);
});
