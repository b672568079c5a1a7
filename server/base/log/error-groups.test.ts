import { expect, test } from 'vitest';
import { MOST_GROUPS, OTHERS, openErrorGroups } from './error-groups.ts';

function errorAt(frame: string, message = 'broken') {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at x (file:///a/node_modules/pg/server/b.js:1:2)\n    at y (file:///a/${frame}:9)`;
  return error;
}

test('the same error from the same place is one group, whatever it says', () => {
  let clock = 0;
  const groups = openErrorGroups(() => new Date(clock));
  groups.note('page', errorAt('server/shop/orders/queries.ts:42', 'no order 17'));
  clock = 1000;
  groups.note('page', errorAt('server/shop/orders/queries.ts:42', 'no order 18'));
  groups.note('page', errorAt('server/shop/orders/queries.ts:43', 'no order 18'));
  groups.note('job', errorAt('server/shop/orders/queries.ts:42'));
  expect(groups.all()).toMatchObject([
    {
      what: 'page',
      at: 'server/shop/orders/queries.ts:42',
      count: 2,
      first: new Date(0),
      last: new Date(1000),
    },
    { what: 'page', at: 'server/shop/orders/queries.ts:43', count: 1 },
    { what: 'job', count: 1 },
  ]);
  expect(new Set(groups.all().map(({ fingerprint }) => fingerprint)).size).toBe(3);
});

test('an error that names no place of ours is known by its words', () => {
  const groups = openErrorGroups();
  groups.note('mail', 'refused 451 by "a"');
  groups.note('mail', 'refused 452 by "b"');
  groups.note('mail', 'timed out');
  expect(groups.all().map(({ count }) => count)).toEqual([2, 1]);
});

test('however many kinds of errors come, their number is bounded', () => {
  const groups = openErrorGroups();
  for (let line = 0; line < 2 * MOST_GROUPS; line += 1) {
    groups.note('page', errorAt(`server/a.ts:${line}`));
  }
  expect(groups.all()).toHaveLength(MOST_GROUPS + 1);
  expect(groups.all().at(-1)).toMatchObject({ fingerprint: OTHERS, count: MOST_GROUPS });
});
