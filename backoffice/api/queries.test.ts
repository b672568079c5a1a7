import { expect, test } from 'vitest';
import { queries, readAnew } from './queries.ts';

test('what is asked for after a change is not answered by what was asked for before it', async () => {
  const queryKey = ['product', '1'];
  const before = Promise.withResolvers<string>();
  const early = queries
    .fetchQuery({ queryKey, queryFn: () => before.promise })
    .catch(() => 'given up');
  const late = readAnew({ queryKey, queryFn: async () => 'after' });
  before.resolve('before');
  expect(await late).toBe('after');
  expect(await early).toBe('given up');
  expect(queries.getQueryData(queryKey)).toBe('after');
  queries.clear();
});
