import { expect, test, vi } from 'vitest';
import { keepReading } from './keep-reading.ts';

test('a change that could not be read is read as soon as it can be', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let tries = 0;
  const follow = keepReading(async () => {
    tries += 1;
    if (tries < 3) throw new Error('the database is away');
  }, 5);
  await follow();
  expect(tries).toBe(1);
  await vi.waitFor(() => expect(tries).toBe(3));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(tries).toBe(3);
});
