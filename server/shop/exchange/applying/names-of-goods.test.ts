import { expect, test } from 'vitest';
import { leastProcessorTime } from '../../../../testing/processor-time.ts';
import { line } from './names-of-goods.ts';

test('accents piled up in a name of 1C take no longer to read than letters', async () => {
  const read = (name: string) => leastProcessorTime(3, async () => line(name));
  const [piled, letters] = [`a${'\u0300\u0316'.repeat(20_000)}`, 'x '.repeat(20_000)];
  expect(await read(piled)).toBeLessThan(10 * (await read(letters)) + 20_000);
});
