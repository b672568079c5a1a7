import { expect, test } from 'vitest';
import { isDatabaseDown } from '../outages/is-database-down.ts';
import { errorOf } from './job-runner.ts';

test('a failure of the queue is told in words, and known for a database that is away', () => {
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(errorOf(away)).toBe(away);
  const { message, code } = away;
  const told = errorOf({ message, code, queue: 'job.import-apply' });
  expect(told).toBeInstanceOf(Error);
  expect(told.message).toBe('terminating connection');
  expect(isDatabaseDown(told)).toBe(true);
});
